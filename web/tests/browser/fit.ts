/** Finds texts and pictures that are cut off, off-screen, overlapping or too small. */

import type { Page } from '@playwright/test';

export const WIDTHS = [360, 390, 820, 1366, 1920, 2560] as const;
const HEIGHTS: Record<number, number> = {
  360: 740,
  390: 844,
  820: 1180,
  1366: 768,
  1920: 1080,
  2560: 1440,
};

/** Everything on the page, or in an open dialog, that doesn't fit. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WORD_FLOOR = 12;
    const LETTER_FLOOR = 10;
    const SLACK = 1.5;
    /** Decoration that is meant to overflow. */
    const SCENERY = '.skyline, .motif, .emblem, .sky, [data-scenery]';
    const found = new Map<string, string>();
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], .curtain')].filter(
      (one) => one.getClientRects().length > 0,
    );
    const root = dialogs.at(-1) ?? document.body;

    const place = (element: Element): string => {
      const names: string[] = [];
      for (
        let at: Element | null = element;
        at && at !== document.body && names.length < 4;
        at = at.parentElement
      ) {
        const own = [...at.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2);
        names.unshift(at.tagName.toLowerCase() + own.map((name) => `.${name}`).join(''));
      }
      return names.join(' ');
    };
    const note = (kind: string, element: Element, text: string, more: string): void => {
      const key = `${kind} ${place(element)}`;
      if (!found.has(key)) found.set(key, `${key} “${text.trim().slice(0, 40)}” ${more}`);
    };
    /** A deliberate ellipsis: a tooltip has the whole text. Effects of cards must be read without one. */
    const isTold = (element: Element | null): boolean =>
      !!element &&
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      !!element.closest('[title]') &&
      !element.closest('.effects');
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      !!element.closest('.sr, [inert], .ghost, option, .command:not(:focus-within)');

    interface Frame {
      box: DOMRect;
      x: string;
      y: string;
      told: boolean;
      fixed: boolean;
    }
    const frames = new Map<Element, Frame | null>();
    /** How an element clips its content; null if it doesn't. */
    function frameOf(element: Element): Frame | null {
      let frame = frames.get(element);
      if (frame !== undefined) return frame;
      const { display, overflowX: x, overflowY: y, position } = getComputedStyle(element);
      const fixed = position === 'fixed';
      const frameless =
        display === 'inline' || display === 'contents' || (x === 'visible' && y === 'visible');
      frame =
        frameless && !fixed
          ? null
          : { box: element.getBoundingClientRect(), x, y, told: isTold(element), fixed };
      frames.set(element, frame);
      return frame;
    }
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

    /** What part of a box is clipped by the window or by a frame that doesn't scroll, and what is left. */
    function framed(element: Element, whole: DOMRect): { missing: string; box: DOMRect } {
      let { left, right, top, bottom } = whole;
      let missing = '';
      let scrollsX = false;
      let scrollsY = false;
      const from = element instanceof SVGElement ? element.parentElement : element;
      for (let at = from; at && at !== document.body; at = at.parentElement) {
        const frame = frameOf(at);
        if (!frame) continue;
        const { box, x, y, told, fixed } = frame;
        if (!missing && !told) {
          if (!scrollsX && hides(x) && left < box.left - SLACK)
            missing = `${Math.round(box.left - left)} px cut at the left of ${place(at)}`;
          else if (!scrollsX && hides(x) && right > box.right + SLACK)
            missing = `${Math.round(right - box.right)} px cut at the right of ${place(at)}`;
          else if (!scrollsY && hides(y) && top < box.top - 3)
            missing = `${Math.round(box.top - top)} px cut above ${place(at)}`;
          else if (!scrollsY && hides(y) && bottom > box.bottom + 3)
            missing = `${Math.round(bottom - box.bottom)} px cut below ${place(at)}`;
        }
        if (x !== 'visible') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (y !== 'visible') {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
        scrollsX ||= x === 'auto' || x === 'scroll';
        scrollsY ||= y === 'auto' || y === 'scroll';
        if (fixed) break;
      }
      if (!missing && right > left && (left < -SLACK || right > innerWidth + SLACK))
        missing = `outside the window: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`;
      return { missing, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) };
    }

    const drawn: { element: Element; box: DOMRect; text: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement!;
      if (!text || isHidden(element) || /^(style|script)$/i.test(element.tagName)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
      if (!boxes.length) continue;
      const style = getComputedStyle(element);
      let size = parseFloat(style.fontSize);
      if (element instanceof SVGGraphicsElement) size *= element.getScreenCTM()?.a ?? 1;
      else if (element instanceof HTMLElement && element.offsetWidth > 20 && style.display !== 'inline') {
        // Under a transform; a width alone is rounded.
        const scale = element.getBoundingClientRect().width / element.offsetWidth;
        if (Math.abs(scale - 1) > 0.05) size *= scale;
      }
      const floor = text.length <= 2 && /^\p{L}+$/u.test(text) ? LETTER_FLOOR : WORD_FLOOR;
      if (size < floor - 0.05) note('small', element, text, `${size.toFixed(1)} px`);
      for (const box of boxes) {
        // Letters fill about the middle of their line.
        const ink = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
        const { missing, box: left } = framed(element, ink);
        if (missing) note('cut', element, text, missing);
        drawn.push({ element, box: left, text });
      }
      if (
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + SLACK &&
        !isTold(element) &&
        !/auto|scroll/.test(style.overflowX) &&
        style.overflowX !== 'visible'
      )
        note('overflow', element, text, `${element.scrollWidth} in ${element.clientWidth} px`);
    }
    for (const element of root.querySelectorAll('svg, img')) {
      if (isHidden(element) || element.closest(SCENERY) || element.parentElement?.closest('svg')) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2) continue;
      const inner = new DOMRect(
        box.x + box.width * 0.15,
        box.y + box.height * 0.15,
        box.width * 0.7,
        box.height * 0.7,
      );
      const { missing, box: left } = framed(element, inner);
      if (missing) note('picture', element, '', missing);
      drawn.push({ element, box: left, text: '' });
    }
    // Only visible parts can be covered; clipped texts are reported above.
    const seen = drawn
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < innerHeight)
      .sort((one, other) => one.box.left - other.box.left);
    /** Whether this is the topmost element at its centre. */
    const isOnTop = ({ element, box }: { element: Element; box: DOMRect }): boolean => {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !!top && (top.contains(element) || element.contains(top));
    };
    for (const [at, one] of seen.entries()) {
      for (let next = at + 1; next < seen.length; next++) {
        const other = seen[next]!;
        if (other.box.left > one.box.right - 2) break;
        if (!one.text && !other.text) continue;
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const wide = Math.min(one.box.right, other.box.right) - other.box.left;
        if (wide < 2 || high < 2 || one.element === other.element) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (!isOnTop(one) || !isOnTop(other)) continue;
        const [text, under] = one.text ? [one, other] : [other, one];
        note(
          'overlap',
          text.element,
          text.text,
          `on “${under.text || place(under.element)}” by ${Math.round(wide)} × ${Math.round(high)} px`,
        );
      }
    }
    const page = document.scrollingElement!;
    if (page.scrollWidth > innerWidth + 1) note('wide', page, '', `${page.scrollWidth} of ${innerWidth} px`);
    return [...found.values()];
  });
}

/** Problems at all widths, each with the width where it was found. */
export async function misfitsAtAllWidths(
  page: Page,
  widths: readonly number[] = WIDTHS,
  between: (width: number) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    found.push(...(await misfits(page)).map((one) => `${width}: ${one}`));
    found.push(...(await between(width)).map((one) => `${width}: ${one}`));
  }
  return found;
}
