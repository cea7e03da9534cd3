// Mutations of options, choices and dates, and the queries that each makes stale.

import { getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { useChange } from '#platform/web/api/query.ts'
import { askForChoices, chooseForBuyer, getChoices, listChoices, reopenChoices } from '../../contract/choices.ts'
import { getDates, proposeDates, withdrawDates } from '../../contract/dates.ts'
import {
  createOption,
  endOption,
  listOptions,
  moveOption,
  removeOptionPicture,
  saveOption,
} from '../../contract/options.ts'
import { getSaleCompletion } from '../../contract/completion.ts'

export const staleAfterOption = [listOptions, listChoices, getChoices]
const staleAfterChoice = [getChoices, listChoices, listOptions, getApplicationTimeline, getSaleCompletion]
const staleAfterDates = [getDates, getApplicationTimeline, getSaleCompletion]

export const useCreateOption = () => useChange(createOption, { stale: staleAfterOption, errors: 'own' })
export const useSaveOption = () => useChange(saveOption, { stale: staleAfterOption, errors: 'own' })
export const useEndOption = () => useChange(endOption, { stale: staleAfterOption })
export const useMoveOption = () => useChange(moveOption, { stale: staleAfterOption })
export const useRemoveOptionPicture = () => useChange(removeOptionPicture, { stale: staleAfterOption })

export const useChooseForBuyer = () => useChange(chooseForBuyer, { stale: staleAfterChoice, errors: 'own' })
export const useReopenChoices = () => useChange(reopenChoices, { stale: staleAfterChoice, errors: 'own' })
export const useAskForChoices = () => useChange(askForChoices, { stale: staleAfterChoice, errors: 'own' })

export const useProposeDates = () => useChange(proposeDates, { stale: staleAfterDates, errors: 'own' })
export const useWithdrawDates = () => useChange(withdrawDates, { stale: staleAfterDates, errors: 'own' })
