// List of applications, the main page of letting staff.

import { bulkMailTo } from '#areas/communication/web/public.tsx'
import { Button, LoadingOverlay } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useSession } from '#platform/web/api/session.ts'
import { saveEvaluation } from '../../contract/evaluation.ts'
import { listApplicationGroups } from '../../contract/list.ts'
import { applicationsListPlaces } from '../../contract/places.ts'
import { useListCalls } from '../list-calls.ts'
import { BoardLink } from '../board/BoardLink.tsx'
import { useApplicationRowCommands } from './use-row-commands.ts'
import { AdultsCell } from '../household/AdultsCell.tsx'
import { CreditCell } from '../evaluation/CreditCell.tsx'

const ownCells = { credit: CreditCell }
const DenyManyDialog = lazy(() => import('../denials/DenyManyDialog.tsx'))

/** Dialog code is loaded when the dialog is first opened. */
const bulkDialogs = {
  ...bulkMailTo('Applications'),
  decline: (props: BulkDialogProps) => (
    <Suspense fallback={<LoadingOverlay visible />}>
      <DenyManyDialog {...props} />
    </Suspense>
  ),
}
const ownCellsToWrite = { ...ownCells, adults: AdultsCell }

export default function ApplicationsPage() {
  const t = useText()
  const { can, lets } = useSession()
  const { list, change } = useListCalls()
  const star = useChange(saveEvaluation)
  const rowCommands = useApplicationRowCommands()
  const { search } = useAddress()
  const { state, sort, filters, search: words } = search
  return (
    <ListPage
      endpoint={list}
      bulkEndpoint={change}
      groupsEndpoint={listApplicationGroups}
      tableKey="applications"
      bulkDialogs={bulkDialogs}
      explanation={t('applications_list_explanation')}
      cells={can('applications_write') ? ownCellsToWrite : ownCells}
      places={applicationsListPlaces}
      rowCommands={rowCommands}
      action={
        <>
          {lets && <BoardLink />}
          {lets && (
            <Button
              variant="default"
              leftSection={<IconKeyboard size={16} stroke={1.5} aria-hidden />}
              renderRoot={(given) => (
                <Link to="/applications/review" search={{ state, sort, filters, search: words }} {...given} />
              )}
            >
              {t('applications_review')}
            </Button>
          )}
        </>
      }
      {...(can('applications_write')
        ? {
            onFavourite: (row, checked) =>
              star.mutateAsync({ params: { id: row._id }, body: { overall_star: checked } }),
          }
        : {})}
    />
  )
}
