/** The browser's way back closes what is open over the page before it leaves the page. */

/** Call it while a component is set up; `close` is also left to the buttons of what is open. */
export function closeOnBack(isOpen: () => boolean, close: () => void): void {
  let noted = false;
  let address = '';
  $effect(() => {
    if (isOpen() && !noted) {
      noted = true;
      address = location.href;
      history.pushState({ ...history.state, open: true }, '');
    } else if (!isOpen() && noted) {
      // Closed by a button: the step that was noted for going back is taken out again, unless it leads elsewhere by now.
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
