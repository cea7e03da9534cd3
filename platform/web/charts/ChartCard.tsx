// Frame of a figure: title with actions, the sentence that says what it shows, the figure, remarks and definition.

import type { ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import type { ChartContent } from './chart-content.ts'
import styles from './ChartCard.module.css'

interface Props {
  content: Pick<ChartContent, 'title' | 'sentence' | 'definition' | 'level' | 'remarks'>
  /** Id of the title, which labels the figure. */
  titleId: string
  action: ReactNode
  isEmpty: boolean
  children: ReactNode
}

export function ChartCard({ content, titleId, action, isEmpty, children }: Props) {
  const { title, sentence, definition, level = 3, remarks } = content
  const t = useText()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title className={styles.title} id={titleId}>
          {title}
        </Title>
        {action && <div className={styles.actions}>{action}</div>}
      </div>
      <p className={styles.sentence}>{sentence}</p>
      {isEmpty ? <p className={styles.empty}>{t('charts_no_data')}</p> : children}
      {remarks && <div className={styles.remarks}>{remarks}</div>}
      {definition && (
        <details className={styles.definition}>
          <summary>{t('charts_definition')}</summary>
          <p>{definition}</p>
        </details>
      )}
    </section>
  )
}
