// The board of an object on a page of its own, because its columns need the whole width.

import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useSession } from '#platform/web/api/session.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { getObjectBoard } from '../../contract/board.ts'
import { Board } from './Board.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getObjectBoard, { params: { id } }))

export default function ObjectBoardPage() {
  const t = useText()
  const id = useParam('id')
  const { lets } = useSession()
  const query = useQuery(queryOf(getObjectBoard, { params: { id } }))
  const { data: board } = query
  if (!board) return <QueryView query={query} rows={8} />
  const { title, referenceNumber, address, progress_state, stateTitle, seats, columns } = board
  return (
    <>
      <PageHead
        title={title}
        badge={<StateBadge state={progress_state} title={stateTitle} />}
        subtitle={[referenceNumber, address, lets && t('applications_board_seats', seats)].filter(Boolean).join(' · ')}
        back={{ to: `/objects/${id}`, label: t('applications_board_back') }}
        menu={
          <>
            <NeighbourButtons id={id} path="/objects/$id/board" />
            <ViewSwitch objectId={id} current="board" />
          </>
        }
      />
      {columns.every(({ total }) => total === 0) ? (
        <EmptyState
          icon={<IconUsersGroup size={22} stroke={1.5} />}
          title={t('objects_applications_none')}
          text={t('applications_board_none_text')}
        />
      ) : (
        <Board key={id} board={board} />
      )}
    </>
  )
}
