// How quickly the table answers a person, measured inside the page in a real browser. `make bench-browser` runs it:
//   node browser.mjs ADDRESS   prints the times in ms as JSON.
import { createRequire } from "node:module";
import { launchOptions } from "../web/scripts/chromium.mjs";

const { chromium } = createRequire(
  new URL("../web/package.json", import.meta.url),
)("@playwright/test");
const base = process.argv[2];
const PAINTS = 5;
/** Turns after which the scenes of the opponents are watched; then only those that begin a round are. */
const WATCHED = 8;

const browser = await chromium.launch(launchOptions);
const fresh = async () =>
  (
    await browser.newContext({ viewport: { width: 1366, height: 768 } })
  ).newPage();

const times = {
  paint: [],
  start: [],
  now: [],
  light: [],
  preview: [],
  move: [],
};
for (let turn = 0; turn < PAINTS; turn++) {
  const page = await fresh();
  await page.goto(`${base}/?lang=en`);
  await page.waitForSelector(".play");
  times.paint.push(
    await page.evaluate(
      () =>
        new Promise((done) => {
          const found = () =>
            performance.getEntriesByName("first-contentful-paint")[0]
              ?.startTime;
          const look = () =>
            found() === undefined ? setTimeout(look, 20) : done(found());
          look();
        }),
    ),
  );
  await page.context().close();
}

const page = await fresh();
// Opponents may think for longer than a test waits, and nobody is there to start the measurement again.
page.setDefaultTimeout(180_000);
await page.goto(`${base}/?lang=en`);
await page.waitForSelector(".play");
const before = Date.now();
await page.click(".whole");
await page.waitForFunction(() => window.magnifico?.state);
times.start.push(Date.now() - before);

/** One step of a game inside the page: a turn is measured from the click to the frame that shows the answer. */
async function step() {
  const table = window.magnifico;
  /** How long a button is held down in a click. */
  const PRESS_MS = 80;
  if (table.state.status === "over") return null;
  const frame = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  /** Looks after every change of the page, so that the frame waited for is the one that shows it. */
  const until = async (test) => {
    if (!test())
      await new Promise((done) => {
        const look = () => {
          if (!test()) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(done, 5000);
      });
    await frame();
  };
  const timed = async (act, test) => {
    const from = performance.now();
    act();
    await until(test);
    return performance.now() - from;
  };
  const number = table.state.number;
  if (!table.placing) {
    const end = table.moves.find((one) => one.name === "end") ?? table.moves[0];
    await table.actions.play(end.move);
    await until(() => table.state.number !== number);
    return {};
  }
  const lit = () => document.querySelector("[data-look=lit]");
  const { member } = table.moves.find((one) => one.name === "place").parts;
  // A click begins with a press, which ends whatever scene is still shown: that is a time of its own.
  const piece = document.querySelector(`[data-member=${member}]`);
  const played = table.scenes.playing;
  const pressed = performance.now();
  const now = await timed(
    () =>
      piece.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
    () => !table.scenes.playing,
  );
  const rest = PRESS_MS - (performance.now() - pressed);
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  const light = await timed(() => piece.click(), lit);
  const space = lit();
  const preview = await timed(
    () =>
      space.dispatchEvent(
        new PointerEvent("pointerenter", { pointerType: "mouse" }),
      ),
    () => table.previews.current && document.querySelector(".outcome"),
  );
  space.click();
  await frame();
  const move = await timed(
    () => document.querySelector(".buttons .primary").click(),
    () => table.state.number !== number,
  );
  return { light, preview, move, ...(played ? { now } : {}) };
}

/**
 * Frames a second of everything that is shown until the player decides again: each scene of the opponents, each round that
 * begins, the Vatican report from the moment it opens, the final count. Counted by requestAnimationFrame from the first to
 * the last picture of each.
 */
async function watchScenes() {
  const table = window.magnifico;
  const REPORT_MS = 1000;
  /** What is gone sooner says nothing; few pictures of something longer count. */
  const SHORT_MS = 200;
  const shots = new Map();
  const until = performance.now() + 30_000;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = () => {
    const report = table.scenes.report?.number;
    if (report !== undefined && document.querySelector("dialog.held[open]"))
      return ["report", report];
    if (document.querySelector(".final.counting")) return ["count", "count"];
    const scene = document.querySelector("[data-scene]");
    return scene && [scene.dataset.kind, scene.dataset.scene];
  };
  const goesOn = () =>
    table.scenes.playing ||
    document.querySelector(".final.counting") ||
    (table.state.status === "over"
      ? !document.querySelector(".final")
      : !table.deciding);
  while (goesOn() && performance.now() < until) {
    const at = await frame();
    const [kind, number] = shown() ?? [];
    if (!kind) continue;
    const key = `${kind} ${number}`;
    const shot = shots.get(key) ?? { kind, at: [] };
    shots.set(key, shot);
    shot.at.push(at);
    if (kind === "report" && at - shot.at[0] > REPORT_MS)
      document.querySelector("dialog.held .primary").click();
  }
  return [...shots.values()]
    .filter(({ at }) => at.at(-1) - at[0] > SHORT_MS)
    .map(({ kind, at }) => [
      kind,
      ((at.length - 1) * 1000) / (at.at(-1) - at[0]),
    ]);
}

const KINDS = ["placement", "step", "round", "report", "end", "count"];
for (const kind of KINDS) times[`frames ${kind}`] = [];
let watched = 0;
let round = 0;
async function watch() {
  const seen = await page.evaluate(watchScenes);
  for (const [kind, frames] of seen) times[`frames ${kind}`].push(frames);
  watched += seen.length ? 1 : 0;
}
for (let turn = 0; turn < 400; turn++) {
  await page.waitForFunction(
    () =>
      window.magnifico.state.status === "over" ||
      window.magnifico.scenes.report ||
      (window.magnifico.deciding && !window.magnifico.actions.busy),
  );
  const held = await page.evaluate(() =>
    Boolean(window.magnifico.scenes.report),
  );
  // The table asks already while dice and cards of a new round are still to be shown.
  const { playing, now } = await page.evaluate(() => ({
    playing: window.magnifico.scenes.playing,
    now: window.magnifico.state.view.round,
  }));
  if (!held && playing && now !== round) await watch();
  round = now;
  const found = held ? {} : await page.evaluate(step);
  for (const [name, value] of Object.entries(found ?? {}))
    times[name].push(value);
  const others = await page.evaluate(() => !window.magnifico.deciding);
  if (held || !found || (others && watched < WATCHED)) await watch();
  if (!found) break;
}
console.log(JSON.stringify(times));
await browser.close();
