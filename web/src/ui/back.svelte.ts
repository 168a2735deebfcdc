/** The browser's back button closes overlays first. */

/** Call during component initialisation. Buttons may close the overlay too. */
export function closeOnBack(isOpen: () => boolean, close: () => void): void {
  let noted = false;
  let address = '';
  $effect(() => {
    if (isOpen() && !noted) {
      noted = true;
      address = location.href;
      history.pushState({ ...history.state, open: true }, '');
    } else if (!isOpen() && noted) {
      // Closed by a button: remove the history entry again, unless the address has changed meanwhile.
      noted = false;
      if ((history.state as { open?: boolean } | null)?.open && location.href === address) history.back();
    }
  });
  $effect(() => {
    const back = (): void => {
      if (!noted) return;
      noted = false;
      close();
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });
}
