// Keys of the panels declared by the areas; used in the URL and in server responses.

let known: ReadonlySet<string> = new Set()

export function rememberPanels(keys: readonly string[]): void {
  known = new Set(keys)
}

export const isPanel = (key: string | undefined): key is string => key !== undefined && known.has(key)
