// Picture of the start page: uploaded on selection, shown as applicants see it, with its alternative text.

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { StartPicture as Picture } from '#areas/forms/rules/form-definition.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { sendTo } from '#areas/files/web/public.tsx'
import { allowedImageTypes } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { uploadStartPicture } from '../../contract/start-page.ts'
import { noText } from '../../rules/new-parts.ts'
import { useBench } from '../builder/bench-context.ts'
import { TextPair } from './TextPair.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import styles from './Settings.module.css'
import own from './StartPicture.module.css'

interface Props {
  picture: Picture | undefined
  onChange: (picture: Picture | undefined, about?: string) => void
}

export function StartPicture({ picture, onChange }: Props) {
  const t = useText()
  const { formId } = useBench()
  return (
    <SettingsPart title={t('form_settings_picture')}>
      {picture ? (
        <>
          <img className={own.picture} src={`${fileAddress.public(picture.fileId)}?size=thumb`} alt="" />
          <TextPair
            label={t('form_settings_picture_alt')}
            hint={t('form_settings_picture_alt_hint')}
            name="picture"
            value={picture.alt}
            onChange={(alt, about) => onChange({ ...picture, alt }, about)}
          />
          <div className={styles.row}>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={() => onChange(undefined)}
            >
              {t('form_settings_picture_remove')}
            </Button>
          </div>
        </>
      ) : (
        <FileField
          label={t('form_settings_picture_choose')}
          hint={t('form_settings_picture_hint')}
          multiple={false}
          types={allowedImageTypes}
          value={[]}
          onChange={([file]) => file && onChange({ fileId: file.id, alt: noText })}
          upload={(file, options) => sendTo(uploadStartPicture.path.replace(':formId', formId), file, options)}
        />
      )}
    </SettingsPart>
  )
}
