/** Lines of a card: the label says when ("Immediate", "Production 5+"), the rest what. */

const LONGEST_LABEL = 32;

/** The label and the text of a line; without a label the label is empty. */
export function labelled(line: string): [string, string] {
  const at = line.indexOf(': ');
  if (at < 0 || at > LONGEST_LABEL) return ['', line];
  const text = line.slice(at + 2);
  return [line.slice(0, at), text.charAt(0).toLocaleUpperCase() + text.slice(1)];
}
