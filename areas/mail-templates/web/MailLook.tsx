// Preview of a process mail before it is sent: choice of template, the filled text, and editing for this mail only.

import { Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { noticesOf } from '#platform/web/api/call.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import type { MailWords, ShownMail } from '../contract/process-mail.ts'
import { MailPaper } from './MailPaper.tsx'
import { MailWordsForm } from './MailWordsForm.tsx'
import { RecipientPicker, type Recipient } from './RecipientPicker.tsx'
import { TurnedDown } from './TurnedDown.tsx'
import type { MailWording } from './use-mail-wording.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './MailLook.module.css'

export interface MailLookProps {
  wording: MailWording
  /** Null until the mail's subject matter is complete. */
  look: ((words: MailWords, recipient: string) => Promise<ShownMail>) | null
  /** Identifies the mail's subject matter apart from its text: a change reloads the preview. */
  about: string
  /** With several recipients, the mail of one of them is previewed. */
  recipients?: readonly Recipient[]
}

export function MailLook({ wording, look, about, recipients = [] }: MailLookProps) {
  const t = useText()
  const { words, choose, stop, isEditing, edit } = wording
  const [chosen, setChosen] = useState('')
  const recipient = recipients.find(({ id }) => id === chosen)?.id ?? recipients[0]?.id ?? ''
  const key = JSON.stringify([about, words, recipient])
  const [settled] = useDebouncedValue(key, 400)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['mail-look', settled],
    queryFn: () => look?.(words, recipient) ?? Promise.reject(new Error('nothing to look at')),
    enabled: look !== null && settled === key,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const mail = look === null || error ? undefined : data
  const problems = mail?.problems.join(' ')
  const isLoading = look !== null && !error && (settled !== key || isPlaceholderData || !data)
  const obstacle = isLoading ? t('mail_templates_look_loading') : problems
  const tell = useEffectEvent((reason: string | undefined) => stop(reason))
  useEffect(() => tell(obstacle || undefined), [obstacle])
  useEffect(() => () => tell(undefined), [])

  // Kept while editing, so that typed text survives changes around it.
  const [begun, setBegun] = useState<ShownMail>()
  if (isEditing && !begun && mail && settled === key && !isPlaceholderData) setBegun(mail)
  if (!isEditing && begun) setBegun(undefined)
  if (isEditing && begun) {
    return (
      <MailWordsForm
        mail={begun}
        onKeep={(text) => {
          choose({ ...words, texts: { ...words.texts, [begun.language]: text } })
          edit(false)
        }}
        onSaved={(id) => {
          choose({ from: id })
          edit(false)
        }}
        onLeave={() => {
          // Discard a new mail that was left empty.
          if (words.from === 'new' && !words.texts) choose({})
          edit(false)
        }}
      />
    )
  }
  if (look === null) return <Paragraph isSoft>{t('mail_templates_look_later')}</Paragraph>
  if (error)
    return (
      <p className={styles.warning}>
        {noticesOf(error)
          .map(({ title }) => title)
          .join(' ')}
      </p>
    )
  if (!mail) return <LoadingRows rows={3} />
  const isOwn = words.texts?.[mail.language] !== undefined
  const begin = async (from: MailWords['from']) => {
    if (isOwn && !(await mayReplace(t))) return
    choose({ from })
    edit(from === 'new')
  }
  return (
    <section className={styles.look} aria-label={t('mail_templates_look')} aria-busy={isFetching}>
      <div className={styles.choices} data-not-saved>
        <SelectField
          label={t('mail_templates_look_from')}
          required
          value={mail.from}
          onChange={(from) => from && void begin(from)}
          options={choicesOf(t, mail)}
        />
        {recipients.length > 1 && <RecipientPicker recipients={recipients} chosen={recipient} onChoose={setChosen} />}
      </div>
      {mail.problems.map((problem) => (
        <p key={problem} className={styles.warning}>
          {problem}
        </p>
      ))}
      {mail.turnedDown && <TurnedDown mail={mail.turnedDown} />}
      <MailPaper mail={mail} />
      <Group gap={8}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          onClick={() => edit(true)}
        >
          {t('mail_templates_look_edit')}
        </Button>
        {isOwn && (
          <>
            <Muted size="normal">{t('mail_templates_look_own')}</Muted>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              onClick={() => void mayReplace(t).then((isSure) => isSure && choose(without(words)))}
            >
              {t('mail_templates_look_reset')}
            </Button>
          </>
        )}
      </Group>
    </section>
  )
}

type Text = ReturnType<typeof useText>

const choicesOf = (t: Text, { templates }: ShownMail) => [
  ...templates.map(({ id, title, isDefault }) => ({
    value: id,
    displayName: isDefault ? t('mail_templates_look_default', { title }) : title,
  })),
  { value: 'usual', displayName: t('mail_templates_usual_words') },
  { value: 'new', displayName: t('mail_templates_look_new') },
]

const without = ({ from }: MailWords): MailWords => (from === undefined || from === 'new' ? {} : { from })

const mayReplace = (t: Text): Promise<boolean> =>
  askToConfirm({
    title: t('mail_templates_standard_title'),
    text: t('mail_templates_look_replace'),
    confirm: t('mail_templates_standard_confirm'),
  })
