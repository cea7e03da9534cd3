// Pictures of a block: one, or several in order. Each has an alternative text, without which nothing is published.

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { sendTo } from '#areas/files/web/public.tsx'
import { allowedImageTypes, type UploadedFile } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { uploadWebsitePicture } from '../../contract/website.ts'
import { noWords } from '../../rules/blocks.ts'
import type { Picture } from '../../rules/content.ts'
import { EntryList } from './EntryList.tsx'
import { WordsField } from './WordsField.tsx'
import styles from './Fields.module.css'

interface OneProps {
  picture: Picture | null
  onChange: (picture: Picture | null, about?: string) => void
}

export function PictureField({ picture, onChange }: OneProps) {
  const t = useText()
  if (!picture) return <PictureUpload onUploaded={(file) => onChange({ fileId: file.id, alt: noWords })} />
  return (
    <div className={styles.group} role="group" aria-label={t('website_field_picture')}>
      <PictureParts picture={picture} number={1} onChange={onChange} />
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange(null)}
        >
          {t('website_picture_remove')}
        </Button>
      </div>
    </div>
  )
}

interface ManyProps {
  pictures: readonly Picture[]
  most: number
  onChange: (pictures: Picture[], about?: string) => void
}

export function PicturesField({ pictures, most, onChange }: ManyProps) {
  const t = useText()
  return (
    <>
      <EntryList
        entries={pictures}
        titleOf={(index) => t('website_picture_number', { number: index + 1 })}
        onChange={onChange}
      >
        {(picture, index, change) => <PictureParts picture={picture} number={index + 1} onChange={change} />}
      </EntryList>
      {pictures.length < most && (
        <PictureUpload
          most={most - pictures.length}
          onUploaded={(file) => onChange([...pictures, { fileId: file.id, alt: noWords }])}
        />
      )}
    </>
  )
}

interface PartsProps {
  picture: Picture
  number: number
  onChange: (picture: Picture, about: string) => void
}

function PictureParts({ picture, number, onChange }: PartsProps) {
  const t = useText()
  return (
    <>
      <img className={styles.picture} src={`${fileAddress.public(picture.fileId)}?size=thumb`} alt="" />
      <WordsField
        label={t('website_field_alt')}
        hint={t('website_alt_hint')}
        name={`alt-${number}`}
        value={picture.alt}
        onChange={(alt, about) => onChange({ ...picture, alt }, about)}
      />
    </>
  )
}

function PictureUpload({ most = 1, onUploaded }: { most?: number; onUploaded: (file: UploadedFile) => void }) {
  const t = useText()
  return (
    <FileField
      label={t('website_field_picture')}
      multiple={most > 1}
      most={most}
      types={allowedImageTypes}
      isCompact
      value={[]}
      onChange={(files) => {
        const file = files.at(-1)
        if (file) onUploaded(file)
      }}
      upload={(file, options) => sendTo(uploadWebsitePicture.path, file, options)}
    />
  )
}
