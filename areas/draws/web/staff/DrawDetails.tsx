// A draw with its facts, its next step, the drawn candidates and the history.

import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getDraw, getDrawTimeline, type DrawView } from '../../contract/draw.ts'
import { DrawActions } from './DrawActions.tsx'
import { DrawnSection } from './DrawnSection.tsx'
import { Mono } from '../Mono.tsx'

export function DrawDetails({ id }: { id: string }) {
  const draw = useQuery(queryOf(getDraw, { params: { id } }))
  const { data } = draw
  if (!data) return <QueryView query={draw} rows={8} />
  return (
    <Stack gap={12}>
      <Notices draw={data} />
      <DrawActions draw={data} />
      <Facts draw={data} />
      <Steps draw={data} />
      {data.state === 'confirmed' && <DrawnSection draw={data} />}
      <History id={id} />
    </Stack>
  )
}

function Notices({ draw: { replacedBy, replaces, duplicates, secondRunReason, steps } }: { draw: DrawView }) {
  const t = useText()
  const requested = steps.find(({ key }) => key === 'second_run_requested')
  return (
    <>
      {replacedBy && <Alert color="yellow">{t('draws_replaced_by', { number: replacedBy.number })}</Alert>}
      {!replacedBy && requested && (
        <Alert color="yellow">
          {t('draws_second_run_pending', { by: requested.by, reason: secondRunReason ?? '' })}
        </Alert>
      )}
      {replaces && <Alert color="gray">{t('draws_replaces', { number: replaces.number })}</Alert>}
      {duplicates && <Alert color="gray">{t('draws_duplicates_signed', duplicates)}</Alert>}
    </>
  )
}

function Facts({ draw }: { draw: DrawView }) {
  const t = useText()
  const { method, publicPath } = draw
  const mono = (text: string | null) => text && <Mono text={text} size="fixed" />
  return (
    <Section title={t('draws_facts')}>
      <KeyValueList
        items={[
          { label: t('draws_field_candidates'), value: formatNumber(draw.candidates) },
          {
            label: t('draws_to_draw'),
            value: draw.groups
              .map(({ name, count }) => (name ? t('draws_group_count', { name, number: count }) : String(count)))
              .join(', '),
          },
          { label: t('draws_field_method'), value: method && t(`draws_method_${method}`) },
          ...(method === 'commit_reveal'
            ? [{ label: t('draws_field_commitment'), value: mono(draw.commitment) }]
            : [
                { label: t('draws_field_source'), value: draw.source },
                { label: t('draws_known_at'), value: draw.knownAt && formatDateTime(draw.knownAt) },
              ]),
          { label: t('draws_field_value'), value: mono(draw.value) },
          { label: t('draws_field_reference'), value: draw.valueReference },
          { label: t('draws_field_fingerprint'), value: mono(draw.fingerprint) },
          {
            label: t('draws_public_page'),
            value: publicPath && (
              <a href={publicPath} target="_blank" rel="noreferrer">
                {t('draws_open_page')}
              </a>
            ),
          },
        ]}
      />
    </Section>
  )
}

function Steps({ draw: { steps } }: { draw: DrawView }) {
  const t = useText()
  return (
    <Section title={t('draws_steps')}>
      <KeyValueList
        items={steps.map(({ key, at, by }) => ({
          label: t(`draws_step_${key}`),
          value: by === '–' ? formatDateTime(at) : `${formatDateTime(at)}, ${by}`,
        }))}
      />
    </Section>
  )
}

const toneByEvent: Record<string, Tone> = {
  'draw.published': 'blue',
  'draw.confirmed': 'green',
  'draw.replaced': 'red',
  'draw.second_run_requested': 'amber',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getDrawTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('draws_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('draws_timeline_all', { count: entries.length })}
    />
  )
}
