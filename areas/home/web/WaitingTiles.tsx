// Counts per state as tiles; each links to the list filtered by that state.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { StateLabel } from './StateLabel.tsx'

interface Counted {
  state: string
  count: number
  capped?: boolean
}

interface Props {
  /** Text key. */
  title: string
  path: string
  counts: readonly Counted[] | null
  /** Text key of a state; the state's own label if absent. */
  wordOf?: (state: string) => string
}

const stateText = (state: string) => `state_${state}`

export function WaitingTiles({ title, path, counts, wordOf = stateText }: Props) {
  const t = useText()
  if (!counts || counts.length === 0) return null
  return (
    <Section title={t(title)} bare>
      <Tiles>
        {counts.map(({ state, count, capped }) => (
          <Tile key={state} label={<StateLabel state={state} word={t(wordOf(state))} />} to={path} search={{ state }}>
            {formatNumber(count)}
            {capped ? '+' : ''}
          </Tile>
        ))}
      </Tiles>
    </Section>
  )
}
