// Start page of a form: title, text, image, and the ordered list of documents to prepare.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { ElementHead } from '#platform/web/builder/ElementHead.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormDefinition, StartPicture as Picture } from '#areas/forms/rules/form-definition.ts'
import { noText } from '../../rules/new-parts.ts'
import { startPlace } from '../../rules/places.ts'
import { useBench, useBenchState } from '../builder/bench-context.ts'
import { StartPicture } from './StartPicture.tsx'
import { TextPair } from './TextPair.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { ProblemList } from './ProblemList.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Settings.module.css'
import own from './StartSettings.module.css'

const mostPapers = 30

export function StartSettings() {
  const t = useText()
  const { workbench } = useBench()
  const title = useBenchState(({ history }) => history.present.title)
  const start = useBenchState(({ history }) => history.present.start)
  const problems = useBenchState((state) => state.problems).filter(({ step }) => step === null)
  const { text, papers } = start
  const edit = (change: Partial<FormDefinition['start']>, about: string | null = null) =>
    workbench.edit(startPlace, (form) => ({ ...form, start: { ...form.start, ...change } }), about)
  const setPicture = (picture: Picture | undefined, about: string | null = null) =>
    workbench.edit(
      startPlace,
      ({ start: { picture: _before, ...rest }, ...form }) => ({
        ...form,
        start: { ...rest, ...(picture && { picture }) },
      }),
      about,
    )
  const move = (from: number, to: number) => {
    const order = [...papers]
    const [moved] = order.splice(from, 1)
    if (moved) order.splice(to, 0, moved)
    edit({ papers: order })
  }
  return (
    <>
      <ElementHead kind={t('form_settings_a_start')} title={t('form_settings_start')} isSpaced />
      {problems.length > 0 && (
        <ProblemList blocks={problems.some(({ blocks }) => blocks)}>
          {problems.map(({ key, values, reason }) => (
            <li key={key}>{[t(key, values), reason && t(reason)].filter(Boolean).join(' ')}</li>
          ))}
        </ProblemList>
      )}
      <SettingsPart>
        <TextPair
          label={t('form_settings_form_title')}
          hint={t('form_settings_form_title_hint')}
          name="title"
          value={title}
          onChange={(value, about) => workbench.edit(startPlace, (form) => ({ ...form, title: value }), about)}
        />
        <TextPair
          label={t('form_settings_start_text')}
          name="text"
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(value, about) => edit({ text: value }, about)}
        />
      </SettingsPart>
      <StartPicture picture={start.picture} onChange={setPicture} />
      <SettingsPart title={t('form_settings_papers')}>
        <Paragraph isSoft size="small">
          {t('form_settings_papers_hint')}
        </Paragraph>
        <ol className={own.papers}>
          {papers.map((paper, place) => (
            // Documents have no id; their position identifies them.
            <li key={place}>
              <TextPair
                label={t('form_settings_paper_number', { number: place + 1 })}
                name={`paper-${place}`}
                action={
                  <OrderButtons
                    title={t('form_settings_paper_number', { number: place + 1 })}
                    place={place}
                    count={papers.length}
                    onMove={(to) => move(place, to)}
                    onRemove={() => edit({ papers: papers.filter((_, index) => index !== place) })}
                  />
                }
                value={paper}
                onChange={(value, about) =>
                  edit({ papers: papers.map((one, index) => (index === place ? value : one)) }, about)
                }
              />
            </li>
          ))}
        </ol>
        <div className={styles.row}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            disabled={papers.length >= mostPapers}
            onClick={() => edit({ papers: [...papers, noText] })}
          >
            {t('form_settings_add_paper')}
          </Button>
        </div>
      </SettingsPart>
    </>
  )
}
