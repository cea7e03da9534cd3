// Adds to the lists of objects: the state at each portal, filter, button and dialogs.

import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import { radioFilter } from '#platform/server/table/filter.ts'
import type { ListColumn, Obstacle } from '#platform/server/table/declaration.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import { advertButton, deactivateDialog, publishDialog } from '../contract/list-places.ts'
import { shortestText } from '../rules/advert-checks.ts'
import { isUnderWay, type AdvertState, type PortalState } from '../rules/advert-state.ts'
import { platforms, type Platform } from '../rules/platforms.ts'

interface AdvertisedObject {
  id: string
  advertState: AdvertState | null
  /** State and time by portal. */
  advertPortals: Partial<Record<Platform, { state: PortalState; at: string }>> | null
}

/** Investors' projects and building projects are not advertised on portals. */
const advertising: readonly ProjectType[] = ['reletting', 'first-time-letting', 'sale']
export const advertises = ({ workspace }: Pick<StaffContext, 'workspace'>): boolean =>
  advertising.includes(workspace.projectType)

const column = (platform: Platform): ListColumn<AdvertisedObject> & { after: string } => ({
  key: platform,
  title: `marketing_column_${platform}`,
  cell: 'links',
  textAlign: 'center',
  visible: false,
  tooltip: 'marketing_column_portal_tooltip',
  after: afterOf(platform),
  value: ({ advertPortals }, ctx) => {
    const found = advertPortals?.[platform]
    if (!found) return []
    const tooltip = `${ctx.t(`marketing_portal_${found.state}_hint`)} ${momentWords(found.at, ctx.language)}`
    return [{ value: ctx.t(`marketing_portal_${found.state}`), tooltip }]
  },
})

const momentWords = (at: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(at))

const afterOf = (platform: Platform): string => platforms[platforms.indexOf(platform) - 1] ?? 'ready_for_publishing'

const notUnderWay = ({ advertState }: AdvertisedObject): Obstacle | null =>
  advertState && isUnderWay(advertState) ? null : { key: 'marketing_reason_not_under_way' }

const filterKey = 'advert'

const atPortal = (state: PortalState) => `exists (select from advert_on_portal p
  where p.workspace_id = ad.workspace_id and p.advert_id = ad.id and p.state = '${state}')`

const hasAdvert = (condition: string) => `exists (select from advert ad
  where ad.workspace_id = t.workspace_id and ad.object_id = t.id and ${condition})`

/** Complete enough to be published, and not yet on any portal. The checklist of the advertisement decides. */
const isReady = `(t.letting_state = 'available' and coalesce(t.net_rent, t.selling_price) is not null
  and length(coalesce(t.tender_notice, '')) >= ${shortestText}
  and exists (select from stored_file f where f.workspace_id = t.workspace_id and f.owner_kind = 'object'
    and f.owner_id = t.id and f.category = 'image')
  and not ${hasAdvert("ad.state in ('scheduled', 'live')")})`

const filter = radioFilter({
  key: filterKey,
  name: 'marketing_filter_advert',
  choices: [
    { value: 'live', name: 'marketing_filter_live', where: hasAdvert("ad.state = 'live'") },
    { value: 'scheduled', name: 'marketing_filter_scheduled', where: hasAdvert("ad.state = 'scheduled'") },
    {
      value: 'error',
      name: 'marketing_filter_error',
      where: hasAdvert(`ad.state in ('scheduled', 'live') and ${atPortal('error')}`),
    },
    { value: 'ended', name: 'marketing_filter_ended', where: hasAdvert("ad.state = 'ended'") },
    { value: 'ready', name: 'marketing_filter_ready', where: isReady },
  ],
})

export const advertsInObjectsLists = listAddition<AdvertisedObject>({
  lists: objectKinds.map(objectListKey),
  select: {
    id: 't.id',
    advertState: 'ad.state',
    advertPortals: `(select jsonb_object_agg(p.platform, jsonb_build_object('state', p.state, 'at', p.changed_at))
      from advert_on_portal p where p.workspace_id = t.workspace_id and p.advert_id = ad.id)`,
  },
  join: 'left join advert ad on ad.workspace_id = t.workspace_id and ad.object_id = t.id',
  columns: platforms.map(column),
  filters: [{ filter, after: 'published' }],
  leavesOut: (ctx) => (advertises(ctx) ? [] : [...platforms, filterKey]),
  buttons: [advertButton],
  dialogs: [
    {
      key: publishDialog,
      name: 'marketing_publish_adverts',
      permission: 'object_advertisement',
      icon: 'broadcast',
      isOffered: advertises,
    },
    {
      key: deactivateDialog,
      name: 'marketing_end_adverts',
      permission: 'object_advertisement',
      icon: 'ban',
      isOffered: advertises,
      isSeldom: true,
      flag: '_bulk_end_advert_available',
      obstacle: notUnderWay,
    },
  ],
})
