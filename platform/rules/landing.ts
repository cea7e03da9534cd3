// The page that opens after sign-in (spec 1 §2.4).

import { isPermitted, type Holder, type Permission, type Role } from './permissions.ts'

interface Place {
  path: string
  permission: Permission
}

const home: Place = { path: '/home', permission: 'homepage_read' }
const objects: Place = { path: '/objects', permission: 'object_read' }
const tenant: Place = { path: '/tenant', permission: 'tenants_read' }
const analytics: Place = { path: '/analytics', permission: 'analytics_read' }

const reporting: Place = { path: '/reporting', permission: 'reporting_read' }

const landingByRole: Partial<Record<Role, Place>> = {
  assistant: home,
  marketer: objects,
  contract: tenant,
  analyst: analytics,
  owner: reporting,
}

const fallbacks: Place[] = [
  home,
  { path: '/interested-people', permission: 'interested_people' },
  { path: '/applications', permission: 'applications_read' },
  objects,
  tenant,
  analytics,
  reporting,
  { path: '/budget', permission: 'budget_read' },
]

/** Returns the path of the first screen this person may see, or `/403` if there is none. */
export function landingOf(holder: Holder): string {
  const wanted = landingByRole[holder.role]
  const places = wanted ? [wanted, ...fallbacks] : fallbacks
  return places.find((place) => isPermitted(holder, place.permission))?.path ?? '/403'
}
