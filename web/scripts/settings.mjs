// Servers of tests and pictures take no setting of an operator from the environment, least of all his database.
const KEPT = new Set([
  'MAGNIFICO_INTERPRETED',
  'MAGNIFICO_TEST_PORT',
  'MAGNIFICO_TEST_FOLDER',
  'MAGNIFICO_TEST_ORDER',
]);

export function forgetSettings() {
  for (const name of Object.keys(process.env))
    if (name.startsWith('MAGNIFICO_') && !KEPT.has(name)) delete process.env[name];
}
