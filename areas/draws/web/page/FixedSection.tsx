// Shows which facts were fixed when, in the order of time, and the groups of the list.

import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'
import { Mono } from '../Mono.tsx'
import styles from './FixedSection.module.css'

interface Step {
  key: string
  title: string
  at: string | null
  text: ReactNode
}

export function FixedSection({ draw }: { draw: PublicDraw }) {
  const t = useText()
  return (
    <Section title={t('draws_fixed')}>
      <ol className={styles.steps}>
        {stepsOf(draw, t).map(({ key, title, at, text }) => (
          <li key={key} data-done={at !== null}>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.when}>{at ? formatDateTime(at) : t('draws_fixed_open')}</p>
            <div className={styles.stepText}>{text}</div>
          </li>
        ))}
      </ol>
      <Groups draw={draw} />
    </Section>
  )
}

function stepsOf(draw: PublicDraw, t: ReturnType<typeof useText>): Step[] {
  const isPublic = draw.method === 'public_value'
  const mono = (text: string) => <Mono text={text} size="relative" />
  return [
    {
      key: 'frozen',
      title: t('draws_fixed_frozen', { count: draw.candidates, number: formatNumber(draw.candidates) }),
      at: draw.frozenAt,
      text: (
        <>
          {t('draws_fixed_fingerprint')} {mono(draw.fingerprint)}
        </>
      ),
    },
    {
      key: 'published',
      title: t('draws_fixed_published'),
      at: draw.publishedAt,
      text: isPublic ? (
        t('draws_fixed_source', { source: draw.source ?? '', at: formatDateTime(draw.knownAt) })
      ) : (
        <>
          {t('draws_fixed_commitment')} {mono(draw.commitment ?? '')}
        </>
      ),
    },
    {
      key: 'value',
      title: t(isPublic ? 'draws_fixed_value' : 'draws_fixed_secret'),
      at: draw.enteredAt,
      text: draw.value && (
        <>
          {mono(draw.value)}
          {draw.valueReference && <> {t('draws_fixed_reference', { reference: draw.valueReference })}</>}
        </>
      ),
    },
    {
      key: 'confirmed',
      title: t('draws_fixed_confirmed'),
      at: draw.confirmedAt,
      text: draw.confirmedAt ? null : t('draws_fixed_confirmed_text'),
    },
  ]
}

function Groups({ draw: { groups } }: { draw: PublicDraw }) {
  const t = useText()
  return (
    <Table className={styles.groups}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('draws_group')}</Table.Th>
          <Table.Th className={styles.count}>{t('draws_field_candidates')}</Table.Th>
          <Table.Th className={styles.count}>{t('draws_to_draw')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map(({ key, name, candidates, count }) => (
          <Table.Tr key={key}>
            <Table.Td>{name || t('draws_group_all')}</Table.Td>
            <Table.Td className={styles.count}>{formatNumber(candidates)}</Table.Td>
            <Table.Td className={styles.count}>{formatNumber(count)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
