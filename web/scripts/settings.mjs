// Test servers ignore an operator's settings in the environment, above all the database.
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
