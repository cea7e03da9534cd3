// Mutations of the hand-over, and the queries that each makes stale.

import { useChange } from '#platform/web/api/query.ts'
import { beginHandover, changeDefect, getHandover, signHandover } from '../../contract/handover.ts'
import { staleAfterCompletion } from '../completion/completion-changes.ts'

const staleAfterHandover = [getHandover, ...staleAfterCompletion]

export const useBeginHandover = () => useChange(beginHandover, { stale: staleAfterHandover })
export const useSignHandover = () => useChange(signHandover, { stale: staleAfterHandover, errors: 'own' })
export const useChangeDefect = () => useChange(changeDefect, { stale: staleAfterHandover, errors: 'own' })
