// State of a prerendered public page before its scripts run (`server/http/page.ts`). Keep it small: it loads before
// everything else.

import { partsId, type PageParts, type Parts } from '#platform/contract/page-parts.ts'

const prerendered = () => document.getElementById('foreword')

export const hasPrerendered = (): boolean => prerendered() !== null

/** Limits in milliseconds: a hidden page is never painted, and pictures may load slowly. */
const longestWait = { picture: 500, pictures: 2_500 }

/** Resolves once the prerendered page is painted and, where nothing has to be filled in, its pictures have loaded. */
export async function untilSeen(): Promise<void> {
  await within(longestWait.picture, (resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // On pages with a form do not wait for pictures: the typed input waits for the scripts.
  if (document.readyState === 'complete' || prerendered()?.dataset['screen'] !== 'window') return
  await within(longestWait.pictures, (resolve) => addEventListener('load', resolve, { once: true }))
  await pause()
}

const within = (longest: number, wait: (resolve: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    wait(resolve)
    setTimeout(resolve, longest)
  })

const longestWithout = 5_000

/**
 * Repeats a failed load: at once, because a failed preload also fails its first user, and then when the connection
 * returns. `again` is called before each repetition.
 */
export async function atLast<Found>(load: () => Promise<Found>, again?: () => void): Promise<Found> {
  for (let longest = 0; ; longest = longestWithout) {
    try {
      return await load()
    } catch {
      await within(longest, (resolve) => addEventListener('online', resolve, { once: true }))
      again?.()
    }
  }
}

/** Loads the stylesheet before rendering: a component that uses it would wait for it and would not retry. */
export const putOn = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    document.head.append(link)
  })

/** A disabled style sheet is not fetched, and parts that load later find it there. */
export function markPresent(styles: readonly string[]): void {
  for (const href of styles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }))
}

/** Yields to the browser so that it can handle user input. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Empty in development, where the web is not built and the scripts load by themselves. */
export function partsOfPage(): Parts {
  const known: PageParts = JSON.parse(document.getElementById(partsId)?.textContent || '{}')
  const [, parts] = Object.entries(known).find(([screen]) => screen === prerendered()?.dataset['screen']) ?? []
  return parts ?? { scripts: [], styles: [], inStyles: [], texts: { de: [], fr: [] } }
}

/** Fetches the texts in the language of the page; another language is fetched once it is known. */
export function fetchAhead({ scripts, styles, texts }: Parts): void {
  const link = (href: string, rest: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: '', ...rest }))
  for (const href of scripts) link(href, { rel: 'modulepreload' })
  for (const href of styles) link(href, { rel: 'preload', as: 'style' })
  const own = document.documentElement.lang.startsWith('fr') ? texts.fr : texts.de
  for (const href of own) link(href, { rel: 'preload', as: 'fetch' })
}
