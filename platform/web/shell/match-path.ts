// Matches a path to its screen, using only the list of screens.

import type { ScreenRoute } from './screen-route.ts'

export interface MatchedScreen<Screen> {
  screen: Screen
  params: Record<string, string>
}

/** Literal segments take precedence over params: `/objects/apartments` before `/objects/$id`. */
export function screenAt<Screen extends Pick<ScreenRoute, 'path'>>(
  screens: readonly Screen[],
  pathname: string,
): MatchedScreen<Screen> | undefined {
  const matches = screens.flatMap((screen) => {
    const params = paramsOf(screen.path, pathname)
    return params ? [{ screen, params }] : []
  })
  const openness = ({ screen: { path }, params }: (typeof matches)[number]) =>
    path.endsWith(rest) ? Infinity : Object.keys(params).length
  return matches.toSorted((a, b) => (openness(a) < openness(b) ? -1 : 1))[0]
}

/** At the end of a pattern: matches any remaining path. */
const rest = '/$'

/** Undefined if the pathname does not match the pattern; `{-$name}` is an optional last segment. */
export function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const words = partsOf(pattern.endsWith(rest) ? pattern.slice(0, -rest.length) : pattern)
  const given = partsOf(pathname).slice(0, pattern.endsWith(rest) ? words.length : undefined)
  if (given.length > words.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, word] of words.entries()) {
    const part = given[index]
    const name = /^\{?-?\$(\w+)\}?$/.exec(word)?.[1]
    if (part === undefined) {
      if (!word.startsWith('{-$')) return undefined
    } else if (name) params[name] = decodeURIComponent(part)
    else if (word !== part) return undefined
  }
  return params
}

const partsOf = (path: string) => path.split('/').filter(Boolean)
