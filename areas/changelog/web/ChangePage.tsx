// One change: before and after of each field, who and why, what was changed together with it, and what happened to the
// same record before and after. The entry is part of the address, so that the page can be sent to a colleague.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DetailColumn, DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getChange, type ChangeView } from '../contract/changelog.ts'
import { changelogPath, entryAddress } from '../rules/changelog-address.ts'
import { AroundSection } from './AroundSection.tsx'
import { ChangedSection } from './ChangedSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { TogetherSection } from './TogetherSection.tsx'

export default function ChangePage() {
  const { entry } = useAddress().search
  return entry ? <Change key={entry} id={entry} /> : <NoEntry />
}

function Change({ id }: { id: string }) {
  const query = useQuery(queryOf(getChange, { params: { id } }))
  const { data: change } = query
  if (!change) return <QueryView query={query} />
  return (
    <DetailFrame>
      <ChangeHead change={change} />
      <DetailColumns>
        <DetailColumn>
          <ChangedSection change={change} />
          <TogetherSection together={change.together} />
        </DetailColumn>
        <DetailColumn>
          <FactsSection change={change} />
          <AroundSection change={change} />
        </DetailColumn>
      </DetailColumns>
    </DetailFrame>
  )
}

function ChangeHead({ change: { id, title, record } }: { change: ChangeView }) {
  const t = useText()
  return (
    <PageHead
      title={title}
      subtitle={`${record.kindTitle} · ${record.link.value}`}
      back={{ to: changelogPath, label: t('screen_changelog') }}
      menu={<NeighbourButtons id={id} path={entryAddress('$id')} />}
    />
  )
}

function NoEntry() {
  const t = useText()
  return (
    <EmptyState
      isPage
      title={t('changelog_no_entry')}
      text={t('changelog_no_entry_text')}
      action={
        <Button component={ScreenLink} to={changelogPath}>
          {t('changelog_open_list')}
        </Button>
      }
    />
  )
}
