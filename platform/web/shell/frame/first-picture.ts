// What a public page says before its scripts run (`server/http/page.ts`). Small: it comes before everything.

import { partsId, type PageParts, type Parts } from '#platform/contract/page-parts.ts'

const prerendered = () => document.getElementById('foreword')

export const hasPrerendered = (): boolean => prerendered() !== null

/** A page that nobody looks at is not painted, and pictures may be long in coming: neither is waited for longer. */
const longestWait = { picture: 500, pictures: 2_500 }

/** What there is to read and to look at stands on the screen, and the line is free. */
export async function untilSeen(): Promise<void> {
  await within(longestWait.picture, (resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // Where there is something to fill in, what is typed waits for the scripts.
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
 * What a broken line has kept back is asked for again: at once, as what was fetched ahead in vain fails whoever uses it first, and
 * then whenever there is `again` a line.
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

/** Whatever is drawn with this style would wait for it, and not ask twice. */
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

/** Lets the browser answer whoever has touched something meanwhile. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** None where the web is not built: in development everything comes by itself. */
export function partsOfPage(): Parts {
  const known: PageParts = JSON.parse(document.getElementById(partsId)?.textContent || '{}')
  const [, parts] = Object.entries(known).find(([screen]) => screen === prerendered()?.dataset['screen']) ?? []
  return parts ?? { scripts: [], styles: [], texts: { de: [], fr: [] } }
}

/** In the language that the page was written in; whoever reads another fetches it when that is known. */
export function fetchAhead({ scripts, styles, texts }: Parts): void {
  const link = (href: string, rest: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: '', ...rest }))
  for (const href of scripts) link(href, { rel: 'modulepreload' })
  for (const href of styles) link(href, { rel: 'preload', as: 'style' })
  const own = document.documentElement.lang.startsWith('fr') ? texts.fr : texts.de
  for (const href of own) link(href, { rel: 'preload', as: 'fetch' })
}
