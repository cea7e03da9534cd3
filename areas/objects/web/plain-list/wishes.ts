// The wish list of a page without the web app: buttons on the objects, and the bar with the form.

import { fetchHtml } from '#platform/web/api/page-part.ts'
import { isEmbedded, onVisibleEnd } from '#platform/web/shell/frame/outer-page.ts'
import { onWishes, storeWishes, toggled, wishesUnder, wishKey } from '../public-pages/kept-wishes.ts'

interface Wishes {
  /** Shows the wishes in the buttons that have come since. */
  show: () => void
}

export function keepWishes(page: HTMLElement): Wishes {
  const key = wishKey(document.documentElement.dataset['tenant'] ?? '')
  const bar = page.querySelector<HTMLElement>('.list-bar')
  const most = Number(page.dataset['most'])
  const show = () => {
    const ids = wishesUnder(key)
    for (const button of page.querySelectorAll<HTMLElement>('[data-wish]')) dress(button, { ids, most, page })
  }
  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-wish], [data-remove]') : null
    const id = pressed?.dataset['wish'] ?? pressed?.dataset['remove']
    if (id === undefined || pressed?.ariaDisabled === 'true') return
    storeWishes(key, toggled(wishesUnder(key), id))
  })
  const refresh = () => {
    show()
    if (bar) void showBar(bar, key)
  }
  onWishes(refresh)
  if (bar) placeBar(bar, page)
  refresh()
  return { show }
}

interface Dressing {
  ids: readonly string[]
  most: number
  page: HTMLElement
}

function dress(button: HTMLElement, { ids, most, page: { dataset } }: Dressing): void {
  const isWished = ids.includes(button.dataset['wish'] ?? '')
  const isRefused = !isWished && ids.length >= most
  const label = dataset[isWished ? 'removeNamed' : 'addNamed'] ?? ''
  button.ariaPressed = String(isWished)
  button.ariaDisabled = isRefused ? 'true' : null
  button.ariaLabel = label.replace('{}', () => button.dataset['name'] ?? '')
  button.title = isRefused ? (dataset['full'] ?? '') : ''
  button.textContent = dataset[isWished ? 'added' : 'add'] ?? ''
}

let running = new AbortController()

/** The server names the wishes; those that it leaves out can no longer be applied for, and are forgotten. */
async function showBar(bar: HTMLElement, key: string): Promise<void> {
  running.abort()
  running = new AbortController()
  const { signal } = running
  const ids = wishesUnder(key)
  if (ids.length === 0) {
    bar.hidden = true
    bar.replaceChildren()
    return
  }
  const part = await fetchHtml(`${bar.dataset['source'] ?? ''}&ids=${ids.join(',')}`, signal).catch(() => null)
  if (part === null || signal.aborted) return
  const hadFocus = bar.contains(document.activeElement)
  bar.replaceChildren(...part.body.childNodes)
  const left = [...bar.querySelectorAll<HTMLElement>('[data-wished]')].map(({ dataset }) => dataset['wished'] ?? '')
  bar.hidden = left.length === 0
  if (hadFocus) bar.querySelector<HTMLElement>('a, button')?.focus()
  if (left.length < ids.length)
    storeWishes(
      key,
      ids.filter((id) => left.includes(id)),
    )
}

/**
 * At the bottom of the window. An embedded page may extend beyond the visible window of the outer page: until that
 * page reports its visible end, the bar is placed above the objects.
 */
function placeBar(bar: HTMLElement, page: HTMLElement): void {
  bar.dataset['place'] = isEmbedded() ? 'page' : 'window'
  if (!isEmbedded()) return
  page.querySelector('.list-results')?.before(bar)
  onVisibleEnd((end) => {
    bar.dataset['place'] = 'frame'
    bar.style.setProperty('--visible-end', `${end}px`)
  })
}
