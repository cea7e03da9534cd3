// The rooms of the house, web side. Taking a line out takes the area out.

import { lazy } from 'react'
import { applicationPanels } from '#areas/applications/web/panels.ts'
import { applicationRoutes } from '#areas/applications/web/routes.ts'
import { applicationFormRoutes } from '#areas/application-form/web/routes.ts'
import { buildingPanels } from '#areas/buildings/web/panels.ts'
import { buildingRoutes } from '#areas/buildings/web/routes.ts'
import { communicationPanels } from '#areas/communication/web/panels.ts'
import { communicationRoutes } from '#areas/communication/web/routes.ts'
import { contractRoutes } from '#areas/contracts/web/routes.ts'
import { enquiryRoutes } from '#areas/enquiries/web/routes.ts'
import { erpRoutes } from '#areas/erp/web/routes.ts'
import { formSettingsRoutes } from '#areas/form-settings/web/routes.ts'
import { homeParts, homeRoutes } from '#areas/home/web/routes.ts'
import { interestedPanels } from '#areas/interested-people/web/panels.ts'
import { interestedRoutes } from '#areas/interested-people/web/routes.ts'
import { mailTemplateRoutes } from '#areas/mail-templates/web/routes.ts'
import { objectPanels } from '#areas/objects/web/panels.ts'
import { objectRoutes } from '#areas/objects/web/routes.ts'
import { projectSettingsRoutes } from '#areas/project-settings/web/routes.ts'
import { retentionRoutes } from '#areas/retention/web/routes.ts'
import { senderRoutes } from '#areas/sender/web/routes.ts'
import { signInRoutes } from '#areas/sign-in/web/routes.ts'
import { tenantRoutes } from '#areas/tenants/web/routes.ts'
import { usersRoutes } from '#areas/users/web/routes.ts'
import { waitlistPanels } from '#areas/waitlist/web/panels.ts'
import { waitlistRoutes } from '#areas/waitlist/web/routes.ts'
import { call } from '#platform/web/api/call.ts'
import { shellRoutes } from '#platform/web/shell/shell-routes.ts'
import { followStanding } from '#platform/web/shell/follow-standing.ts'
import { incompleteLinks } from '#platform/web/shell/incomplete-links.ts'
import { StaffLoading } from '#platform/web/shell/StaffLoading.tsx'
import type { ShellParts, WebArea } from '#platform/web/shell/web-area.ts'
import { notYetRoutes } from './not-yet.web.ts'

// Only the palette of the back office asks for them.
const applicationFinder = async () => (await import('#areas/applications/web/finder.ts')).applicationFinder
const objectFinder = async () => (await import('#areas/objects/web/finder.ts')).objectFinder
const tenantFinder = async () => (await import('#areas/tenants/web/finder.ts')).tenantFinder
const waitlistFinder = async () => (await import('#areas/waitlist/web/finder.ts')).waitlistFinder

const rooms: readonly WebArea[] = [
  { word: 'shell', routes: shellRoutes },
  { word: 'home', routes: homeRoutes },
  { word: 'applications', routes: applicationRoutes, panels: applicationPanels, finder: applicationFinder },
  { word: 'enquiries', routes: enquiryRoutes },
  { word: 'objects', routes: objectRoutes, panels: objectPanels, finder: objectFinder },
  { word: 'buildings', routes: buildingRoutes, panels: buildingPanels },
  { word: 'communication', routes: communicationRoutes, panels: communicationPanels },
  { word: 'mail-templates', routes: mailTemplateRoutes },
  { word: 'tenants', routes: tenantRoutes, finder: tenantFinder },
  { word: 'waitlist', routes: waitlistRoutes, panels: waitlistPanels, finder: waitlistFinder },
  { word: 'interested-people', routes: interestedRoutes, panels: interestedPanels },
  { word: 'contracts', routes: contractRoutes },
  { word: 'erp', routes: erpRoutes },
  { word: 'sign-in', routes: signInRoutes },
  { word: 'users', routes: usersRoutes },
  { word: 'project-settings', routes: projectSettingsRoutes },
  { word: 'retention', routes: retentionRoutes },
  { word: 'sender', routes: senderRoutes },
  { word: 'application-form', routes: applicationFormRoutes },
  { word: 'form-settings', routes: formSettingsRoutes },
]

const brought = new Set(rooms.flatMap((room) => room.routes.map(({ path }) => path)))

/** A screen that an area brings takes the place of its announcement. */
const known: readonly WebArea[] = [
  ...rooms,
  { word: 'not yet', routes: notYetRoutes.filter(({ path }) => !brought.has(path)) },
]

export const areas: readonly WebArea[] = [
  ...known,
  { word: 'incomplete links', routes: incompleteLinks(known.flatMap(({ routes }) => routes)) },
]

export const parts: ShellParts = {
  ...homeParts,
  StaffLoading,
  followStanding,
  Tasks: lazy(() => import('#areas/tasks/web/TasksMenu.tsx')),
  signOut: async (token) => call((await import('#areas/sign-in/contract/login.ts')).logout, { body: { token } }),
  countUnread: async () => {
    const { getUnreadCount } = await import('#areas/communication/contract/inbox.ts')
    return (await call(getUnreadCount)).unread_messages
  },
}
