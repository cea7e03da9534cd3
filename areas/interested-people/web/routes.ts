// Route of the interested people page; a person opens in its side panel.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { interestedPeopleListPlaces } from '../contract/places.ts'

export const interestedRoutes: readonly ScreenRoute[] = [
  {
    name: 'interestedPeople',
    path: '/interested-people',
    layout: 'staff',
    permission: 'interested_people',
    title: 'screen_interested_people',
    slots: [interestedPeopleListPlaces.actions, interestedPeopleListPlaces.rowButtons],
    page: () => import('./InterestedPeoplePage.tsx'),
  },
]
