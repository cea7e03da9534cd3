// Side panels for lists and applications.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { evaluationPanel, personPanel } from '../contract/places.ts'

export const applicationPanels: readonly PanelDefinition[] = [
  {
    key: 'ApplicationEdit',
    title: 'applications_panel_application',
    permission: 'applications_read',
    component: () => import('./details/ApplicationPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
  {
    key: 'ApplicationAdult',
    title: 'applications_panel_adult',
    permission: ['applications_read', 'tenants_read'],
    slots: [personPanel],
    component: () => import('./household/AdultPanel.tsx'),
  },
  {
    key: 'ApplicationChild',
    title: 'applications_panel_child',
    permission: ['applications_read', 'tenants_read'],
    component: () => import('./household/ChildPanel.tsx'),
  },
  {
    key: 'ApplicationEvaluation',
    title: 'applications_panel_evaluation',
    permission: 'applications_read',
    slots: [evaluationPanel],
    component: () => import('./evaluation/EvaluationPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
  {
    key: 'ApplicationSecondEvaluation',
    title: 'applications_second_evaluation',
    permission: 'applications_read',
    component: () => import('./evaluation/SecondEvaluationPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
  {
    key: 'ApplicationTotalPoints',
    title: 'applications_points',
    permission: 'applications_read',
    component: () => import('./points/TotalPointsPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
  {
    key: 'ApplicationOfferDeclined',
    title: 'applications_panel_offer_declined',
    permission: 'applications_read',
    component: () => import('./offers/OfferDeclinedPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
  {
    key: 'ApartmentOffer',
    title: 'applications_panel_object_offers',
    permission: 'applications_read',
    component: () => import('./offers/ObjectOffersPanel.tsx'),
    goTo: (id) => `/objects/${id}`,
  },
  {
    key: 'ApplicationOffer',
    title: 'applications_panel_offer',
    permission: 'applications_write',
    component: () => import('./offers/OfferPanel.tsx'),
    goTo: (id) => `/applications/${id}`,
  },
]
