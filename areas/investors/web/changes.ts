// Mutations of investors, and the queries that each makes stale.

import { listProjects } from '#areas/projects/contract/list.ts'
import { getProject, getProjectTimeline } from '#areas/projects/contract/project.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  changeInterestedStatus,
  createInterestedInvestor,
  deleteInterestedInvestor,
  getInterestedInvestor,
  getInterestedTimeline,
  listInterestedInvestors,
  makeInvestor,
} from '../contract/interested.ts'
import {
  changeInvestorStatus,
  createInvestor,
  deleteInvestor,
  getInvestor,
  getInvestorForm,
  getInvestorTimeline,
} from '../contract/investor.ts'
import { getSearchProfile, inviteToProfile, optOut, saveSearchProfile, getOptOut } from '../contract/links.ts'
import { listInvestors } from '../contract/list.ts'
import { getNda, signNda } from '../contract/nda.ts'
import { compareOffers, getOfferSidepanel, uploadInvestorOffer } from '../contract/offers.ts'
import {
  addToProject,
  getApplySteps,
  getInvestorProjects,
  getProjectInvestors,
  offerProject,
  setFavouriteApply,
  updateApply,
} from '../contract/process.ts'
import { freeProject, getSoldProjectDetail, sellProject } from '../contract/sale.ts'

export const staleAfterEdit: Endpoint[] = [
  getInvestor,
  getInvestorForm,
  getInvestorTimeline,
  listInvestors,
  getInvestorProjects,
  getProjectInvestors,
]

const staleAfterStep: Endpoint[] = [
  getInvestorProjects,
  getProjectInvestors,
  getApplySteps,
  getOfferSidepanel,
  compareOffers,
  getSoldProjectDetail,
  getInvestor,
  getInvestorTimeline,
  listInvestors,
  getProject,
  getProjectTimeline,
  listProjects,
]

export const staleAfterPerson: Endpoint[] = [getInterestedInvestor, getInterestedTimeline, listInterestedInvestors]

export const useCreateInvestor = (onDone: (answer: { id: string }) => unknown) =>
  useChange(createInvestor, { stale: [listInvestors], onDone, errors: 'own' })
export const useChangeInvestorStatus = () => useChange(changeInvestorStatus, { stale: staleAfterEdit })
export const useChangeInvestorStatusInForm = () =>
  useChange(changeInvestorStatus, { stale: staleAfterEdit, errors: 'own' })
export const useDeleteInvestor = (onDone: () => unknown) =>
  useChange(deleteInvestor, { stale: [listInvestors], onDone })
export const useInviteToProfile = (onDone: () => unknown) =>
  useChange(inviteToProfile, { stale: staleAfterEdit, onDone, errors: 'own' })

export const useAddToProject = () => useChange(addToProject, { stale: staleAfterStep })
export const useSetFavouriteApply = () => useChange(setFavouriteApply, { stale: staleAfterStep })
export const useOfferProject = (onDone: () => unknown) =>
  useChange(offerProject, { stale: staleAfterStep, onDone, errors: 'own' })
export const useUpdateApply = () => useChange(updateApply, { stale: staleAfterStep, errors: 'own' })
export const useUploadInvestorOffer = () => useChange(uploadInvestorOffer, { stale: staleAfterStep, errors: 'own' })
export const useSellProject = () => useChange(sellProject, { stale: staleAfterStep, errors: 'own' })
export const useFreeProject = () => useChange(freeProject, { stale: staleAfterStep, errors: 'own' })

export const useCreateInterestedInvestor = (onDone: (answer: { id: string }) => unknown) =>
  useChange(createInterestedInvestor, { stale: [listInterestedInvestors], onDone, errors: 'own' })
export const useChangeInterestedStatus = () => useChange(changeInterestedStatus, { stale: staleAfterPerson })
export const useChangeInterestedStatusInForm = () =>
  useChange(changeInterestedStatus, { stale: staleAfterPerson, errors: 'own' })
export const useDeleteInterestedInvestor = (onDone: () => unknown) =>
  useChange(deleteInterestedInvestor, { stale: [listInterestedInvestors], onDone })
export const useMakeInvestor = (onDone: (answer: { investorId: string }) => unknown) =>
  useChange(makeInvestor, { stale: [...staleAfterPerson, listInvestors], onDone, errors: 'own' })

export const useSignNda = () => useChange(signNda, { stale: [getNda], errors: 'own' })
export const useOptOut = () => useChange(optOut, { stale: [getOptOut] })
export const useSaveSearchProfile = (onDone: () => unknown) =>
  useChange(saveSearchProfile, { stale: [getSearchProfile], onDone, errors: 'own' })
