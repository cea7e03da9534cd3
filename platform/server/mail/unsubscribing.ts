// Link to the page for unsubscribing from news. It contains the address sealed, so that it outlives its mail and
// cannot be forged.

import type { Services, Workspace } from '../context.ts'

export const unsubscribePath = '/unsubscribe'

const place = (workspace: Pick<Workspace, 'id'>) => `unsubscribe ${workspace.id}`

type Place = Pick<Services, 'secrets' | 'config'>

export const unsubscribeLink = (services: Place, workspace: Pick<Workspace, 'id' | 'slug'>, address: string): string =>
  linkOf(services, workspace, services.secrets.seal(address.toLowerCase(), place(workspace)))

/** For tests and previews: it belongs to no address, and its page says so. */
export const nobodys = 'test'
export const linkOfNobody = (services: Place, workspace: Pick<Workspace, 'id' | 'slug'>): string =>
  linkOf(services, workspace, nobodys)

function linkOf({ config }: Place, { slug }: Pick<Workspace, 'slug'>, of: string): string {
  const { publicHost, publicScheme, port } = config
  const host = `${slug}.${publicHost}${publicScheme === 'https' ? '' : `:${port}`}`
  return `${publicScheme}://${host}${unsubscribePath}?of=${of}`
}

const inWords = new RegExp(String.raw`https?://[^\s/<>"]+${unsubscribePath}\?of=[^\s<>"')\]]+`, 'g')

/** Removes unsubscribe links, so that other readers of the mail cannot use them. */
export const withoutWayOut = (text: string): string => text.replaceAll(inWords, '…')

export const isWayOut = (href: string): boolean => href.search(inWords) === 0

/** Null if the link is not valid. */
export const addressBehind = (
  { secrets }: Pick<Services, 'secrets'>,
  workspace: Pick<Workspace, 'id'>,
  sealed: string,
): string | null => secrets.open(sealed, place(workspace))
