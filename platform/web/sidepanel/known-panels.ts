// The keys of the panels that the areas brought. The address and the server name panels by these keys.

let known: ReadonlySet<string> = new Set()

export function rememberPanels(keys: readonly string[]): void {
  known = new Set(keys)
}

export const isPanel = (key: string | undefined): key is string => key !== undefined && known.has(key)
