// States as tabs with counts; exactly one is selected (spec 1 §4).

import { useText } from '../../i18n/texts.ts'
import { countWords } from '../count-words.ts'
import { useListContext } from '../list-context.ts'
import { useEdges } from '../../ui/use-edges.ts'
import styles from './StateTabs.module.css'

export function StateTabs() {
  const t = useText()
  const { states, shownState, list, change } = useListContext()
  const strip = useEdges()
  if (states.length < 2) return null
  const tabOf = (state: string) =>
    states.find((one) => one.value === state) ?? states.find((one) => !state && one.active) ?? states[0]
  // Without a connection the rows of the wanted tab may take long; until then the tab of the shown rows is selected.
  const chosen = tabOf(shownState)
  const wanted = tabOf(list.state)
  return (
    <nav ref={strip} className={styles.tabs} aria-label={t('table_states')}>
      {states.map((state) => (
        <button
          key={state.value}
          type="button"
          className={styles.tab}
          aria-current={state === chosen}
          data-wanted={state === wanted || undefined}
          ref={state === chosen ? showWhole : undefined}
          onClick={() => change({ state: state.value })}
        >
          {state.displayName}
          <span className={styles.count}>{countWords(state.totalNum, state.capped)}</span>
        </button>
      ))}
    </nav>
  )
}

/** On a narrow screen the tabs scroll; the selected one is scrolled into view. */
function showWhole(tab: HTMLButtonElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
