// Dialog to correct answers besides the criteria, with the questions that the person was asked.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  FieldSurroundingsContext,
  FormSections,
  partInHand,
  surroundingsAlone,
  useFormErrors,
  useFormText,
  usePart,
  type Controls,
} from '#areas/application-form/web/public.tsx'
import { fieldsOf, sectionsOf } from '#areas/forms/rules/form-definition.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getRequestAnswers } from '../../contract/request-answers.ts'
import { ownQuestions } from '../../rules/own-questions.ts'
import { useCorrectRequestAnswers } from '../changes.ts'

interface Props {
  id: string
  onClose: () => void
}

export function AnswersModal({ id, onClose }: Props) {
  const t = useText()
  // Not cached and not refetched: the correction refers to the version that was loaded on opening.
  const query = useQuery({
    ...queryOf(getRequestAnswers, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  const [held, setHeld] = useState<Held>()
  if (data && !held) setHeld({ asked: data, part: partInHand(data.answers) })
  return (
    <Modal onClose={onClose} title={t('waitlist_answers')} size={640}>
      {held ? <Questions id={id} {...held} onDone={onClose} /> : <QueryView query={query} rows={4} />}
    </Modal>
  )
}

interface Held {
  asked: ReceivedResponseOf<typeof getRequestAnswers>
  part: ReturnType<typeof partInHand>
}

interface QuestionsProps extends Held {
  id: string
  onDone: () => void
}

function Questions({ id, asked, part, onDone }: QuestionsProps) {
  const t = useText()
  const said = useFormText()
  const problems = useFormErrors()
  const { answers, touched } = usePart(part)
  const { form, formsSettings, version } = asked
  const own = useMemo(() => ownQuestions(form), [form])
  const surroundings = useMemo(
    () =>
      surroundingsAlone({
        slug: `waitlist-answers-${id}`,
        asked: { form, formsSettings },
        controls: withoutOthers(
          fieldsOf(form, 'household').map(({ key }) => key),
          own,
        ),
      }),
    [id, form, formsSettings, own],
  )
  const household = sectionsOf(form, 'household')
  const correcting = useCorrectRequestAnswers(onDone)
  const save = () => {
    if (showUnreadable(document)) return
    problems.clear()
    const typed = Object.fromEntries([...touched].map((key) => [key, answers[key] ?? null]))
    correcting.mutate({ params: { id }, body: { version, answers: typed } }, { onError: problems.take })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap={16}>
        <ErrorSummary
          errors={problems.found}
          labels={Object.fromEntries(fieldsOf(form, 'household').map(({ key, label }) => [key, said(label)]))}
        />
        <FieldSurroundingsContext value={surroundings}>
          <div>
            <FormSections
              sections={household.filter(({ fields }) => fields.some(({ key }) => own.has(key)))}
              of={household}
              part={part}
              errorOf={problems.errorOf}
              onEdit={problems.clear}
            />
          </div>
        </FieldSurroundingsContext>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={correcting.isPending}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

/**
 * Hides criteria, which have their own panel, and consents, which staff cannot change. Both stay in the form because
 * conditions refer to them.
 */
const withoutOthers = (keys: readonly string[], own: ReadonlySet<string>): Controls =>
  Object.fromEntries(keys.filter((key) => !own.has(key)).map((key) => [key, () => null]))
