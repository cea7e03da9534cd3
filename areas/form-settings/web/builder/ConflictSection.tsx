// Shown after another user changed the form: a note that both versions were merged, or a choice where they conflict.

import { Button, Group } from '@mantine/core'
import { BuilderNotice } from '#platform/web/builder/BuilderNotice.tsx'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { diffInBothLanguages } from '../../rules/definition-diff.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { DiffList } from './DiffList.tsx'
import type { Joined } from './workbench.ts'

const titles = {
  whole: { own: 'form_settings_conflict_whole_title_own', somebody: 'form_settings_conflict_whole_title' },
  pieces: { own: 'form_settings_conflict_own', somebody: 'form_settings_conflict' },
} as const

export function ConflictSection() {
  const t = useText()
  const said = useFormText()
  const { workbench } = useBench()
  const theirs = useBenchState((state) => state.theirs)
  const join = useBenchState((state) => state.join)
  const refusal = useBenchState((state) => state.refusal)
  if (refusal) {
    return (
      <BuilderNotice title={t('form_settings_not_saved')}>
        <p>{refusal}</p>
      </BuilderNotice>
    )
  }
  if (!theirs || !join) return <JoinedNote />
  const changes = diffInBothLanguages(join.theirs, join.mine, { text: said, word: t })
  const { isWhole } = join
  const { isOwn = false, updatedBy } = theirs
  return (
    <BuilderNotice title={t(titles[isWhole ? 'whole' : 'pieces'][isOwn ? 'own' : 'somebody'])}>
      <p>
        {!isOwn && updatedBy && `${t('form_settings_conflict_by', { name: updatedBy })} `}
        {t(isWhole ? 'form_settings_conflict_whole' : 'form_settings_conflict_text')}
      </p>
      <DiffList changes={changes} />
      <Group gap={8} mt={12}>
        <Button size="compact-sm" onClick={() => workbench.resolve('mine')}>
          {t(isWhole ? 'form_settings_conflict_keep_whole' : 'form_settings_conflict_keep')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => workbench.resolve('theirs')}>
          {t(isWhole ? 'form_settings_conflict_take_whole' : 'form_settings_conflict_take')}
        </Button>
      </Group>
    </BuilderNotice>
  )
}

function JoinedNote() {
  const t = useText()
  const { workbench } = useBench()
  const joined = useBenchState((state) => state.joinedWith)
  if (joined === null) return null
  return (
    <BuilderNotice>
      <p>{joinedWords(joined, t)}</p>
      <Button size="compact-sm" variant="default" onClick={() => workbench.noted()}>
        {t('general_close')}
      </Button>
    </BuilderNotice>
  )
}

function joinedWords(joined: Joined, t: Translate): string {
  if (joined.isOwn) return t('form_settings_joined_own')
  return joined.name ? t('form_settings_joined', { name: joined.name }) : t('form_settings_joined_nobody')
}
