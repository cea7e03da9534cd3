// Titles of placeholders and mail kinds.

import type { Context } from '#platform/server/context.ts'
import { placeholderSources, type Placeholder, type PlaceholderSource } from '../rules/placeholders.ts'

export const titleOf = (ctx: Context, key: string): string => ctx.t(`mail_templates_${key}`)

/** Placeholders for a picker: each once, grouped by its source. */
export function choicesOf(ctx: Context, sources: readonly PlaceholderSource[]) {
  const seen = new Set<string>()
  return sources.flatMap((source) => {
    const keys: readonly Placeholder[] = placeholderSources[source]
    const fresh = keys.filter((key) => !seen.has(key))
    for (const key of fresh) seen.add(key)
    return fresh.map((key) => ({ key, title: titleOf(ctx, key), group: ctx.t(`mail_templates_source_${source}`) }))
  })
}
