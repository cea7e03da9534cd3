// Counts per state as tiles; each leads to the list in exactly that state.

import { applicationStateText } from '#areas/applications/rules/application-state.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import type { getMyWork } from '../contract/shell.ts'
import { StateLabel } from './StateLabel.tsx'

type Work = ReceivedResponseOf<typeof getMyWork>

interface Counted {
  state: string
  count: number
  capped?: boolean
}

const stateText = (state: string) => `state_${state}`

export function WaitingSection({ work }: { work: Work }) {
  const t = useText()
  const groups: { title: string; path: string; counts: Counted[] | null; wordOf: (state: string) => string }[] = [
    { title: 'menu_applications', path: '/applications', counts: work.applications, wordOf: applicationStateText },
    { title: 'menu_apartments', path: '/objects/apartments', counts: work.objects, wordOf: stateText },
    { title: 'menu_tenant', path: '/tenant', counts: work.tenants, wordOf: stateText },
  ]
  return groups.map(({ title, path, counts, wordOf }) =>
    counts && counts.length > 0 ? (
      <Section key={path} title={t(title)} bare>
        <Tiles>
          {counts.map(({ state, count, capped }) => (
            <Tile key={state} label={<StateLabel state={state} word={t(wordOf(state))} />} to={path} search={{ state }}>
              {formatNumber(count)}
              {capped ? '+' : ''}
            </Tile>
          ))}
        </Tiles>
      </Section>
    ) : null,
  )
}
