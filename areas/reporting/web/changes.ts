// Mutations for reports, with the queries that each makes stale.

import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import {
  createAdvertisingReport,
  createReport,
  deleteReport,
  getReport,
  getReports,
  retryReport,
  sendReport,
  type ReportView,
} from '../contract/reports.ts'
import { createSchedule, deleteSchedule, editSchedule, getSchedules } from '../contract/schedules.ts'

const archive: Endpoint[] = [getReports, getReport]

export const useCreateReport = (onDone: () => unknown) =>
  useChange(createReport, { stale: archive, onDone, errors: 'own' })
export const useCreateAdvertisingReport = () => useChange(createAdvertisingReport, { stale: archive, errors: 'own' })
export const useRetryReport = () => useChange(retryReport, { stale: archive })
export const useSendReport = () => useChange(sendReport, { stale: archive, errors: 'own' })
export const useDeleteReport = () => useChange(deleteReport, { stale: [getReports] })

export const useCreateSchedule = () => useChange(createSchedule, { stale: [getSchedules], errors: 'own' })
export const useEditSchedule = () => useChange(editSchedule, { stale: [getSchedules], errors: 'own' })
export const useDeleteSchedule = () => useChange(deleteSchedule, { stale: [getSchedules] })

const isBeingMade = ({ state }: Pick<ReportView, 'state'>) => state === 'queued' || state === 'running'

/** Polled every second while the report is made. */
export function useReport(known: ReportView): ReportView {
  const { data } = useQuery({
    ...queryOf(getReport, { params: { id: known.id } }),
    enabled: isBeingMade(known),
    refetchInterval: ({ state }) => (state.data && !isBeingMade(state.data) ? false : 1000),
  })
  return isBeingMade(known) && data ? data : known
}
