// Collects the parts of the shell from the manifests of the areas.

import type { ShellParts, WebArea } from './web-area.ts'

/** Merges the parts that the areas contribute. */
export function partsOf(areas: readonly WebArea[]): ShellParts {
  const { PrivacyPolicy, Upsell, signOut, countUnread, ...others }: Partial<ShellParts> = Object.assign(
    {},
    ...areas.map(({ parts }) => parts),
  )
  if (!PrivacyPolicy || !Upsell || !signOut || !countUnread) throw new Error('No area contributes a part of the shell')
  return { PrivacyPolicy, Upsell, signOut, countUnread, ...others }
}
