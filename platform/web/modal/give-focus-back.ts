// Restores the focus when a dialog closes. The component library does so only for dialogs that stay mounted; ours are
// mounted on open, and the focus would be lost.

/** Number of focused elements to remember: the last ones may have disappeared with their menu. */
const remembered = 12
/** Milliseconds; the closing dialog may first set the focus itself. */
const ownTurn = 30

/** Tracks the focus until the returned function is called. */
export function giveFocusBack(): () => void {
  const before: HTMLElement[] = []
  const remember = (event: FocusEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const known = before.indexOf(target)
    if (known !== -1) before.splice(known, 1)
    before.push(target)
    if (before.length > remembered) before.shift()
  }
  const giveBack = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    before.findLast((place) => place.isConnected && place.checkVisibility())?.focus({ preventScroll: true })
  }
  // Dialogs are portals below the body.
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) follow(node)
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) setTimeout(giveBack, ownTurn)
  })
  const follow = (node: Node) => {
    if (node instanceof HTMLElement && 'portal' in node.dataset) watcher.observe(node, { childList: true })
  }
  watcher.observe(document.body, { childList: true })
  for (const node of document.body.children) follow(node)
  document.addEventListener('focusin', remember)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', remember)
  }
}
