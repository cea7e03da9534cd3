// Registers the worker that keeps the page for use without a connection, and names the files that it needs.

const workerPath = '/door-worker.js'
const scope = '/door/'

/** Resolves to true once the page opens without a connection. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(workerPath, { scope })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'kept')
  })
  active.postMessage({ page: location.pathname, files: loadedFiles() }, [port2])
  return answered
}

/** Files that this page has loaded before the worker was there. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  return [...new Set([...paths, '/favicon.svg'])]
}
