/**
 * Ends with npm: a signal sent to `npm start` reaches npm's shell, which dies of it and hands it to nobody;
 * without this the program would live on with no parent. Only under npm: a program that was started
 * directly may outlive its shell on purpose (nohup, a service manager).
 */
export function whenParentEnds(stop) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined || parent <= 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
