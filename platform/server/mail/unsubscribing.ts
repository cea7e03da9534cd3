// The address of the page on which somebody refuses more news. It names its address sealed, so that it outlives the mail it came
// with and nobody can make one up.

import type { House, Workspace } from '../context.ts'

export const unsubscribePath = '/unsubscribe'

const place = (workspace: Pick<Workspace, 'id'>) => `unsubscribe ${workspace.id}`

export function unsubscribeLink(
  { secrets, config }: Pick<House, 'secrets' | 'config'>,
  workspace: Pick<Workspace, 'id' | 'slug'>,
  address: string,
): string {
  const { publicHost, publicScheme, port } = config
  const host = `${workspace.slug}.${publicHost}${publicScheme === 'https' ? '' : `:${port}`}`
  return `${publicScheme}://${host}${unsubscribePath}?of=${secrets.seal(address.toLowerCase(), place(workspace))}`
}

/** Null when the link is none of ours. */
export const addressBehind = (
  { secrets }: Pick<House, 'secrets'>,
  workspace: Pick<Workspace, 'id'>,
  sealed: string,
): string | null => secrets.open(sealed, place(workspace))
