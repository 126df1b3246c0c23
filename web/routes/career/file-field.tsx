import './file-field.css'
import { useId, useState } from 'react'
import { resumeEndings } from '#domain/resume-file.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ErrorLine } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'

type FileFieldProps = {
  name: string
  label: string
  /** How much of the form is on its way, from 0 to 1; null while nothing is sent. */
  progress: number | null
}

/**
 * A file by choosing or dropping it: the platform's own control lies over the whole box. Without JavaScript that
 * control is visible, since only it can show the chosen file.
 */
export function FileField({ name, label, progress }: FileFieldProps) {
  const { t, number } = useI18n()
  // A page cannot put a file back: `defaultValue` is the name of the one that came with a refused HTML post.
  const { error, keepsErrorLine, defaultValue: lost, ...control } = useFormField(name)
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)
  const id = useId()
  const megabytes = (bytes: number) => number(Math.max(bytes / (1024 * 1024), 0.1))
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="file-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="file-field-box" data-filled={chosen !== null || undefined}>
        <input
          {...control}
          id={id}
          type="file"
          accept={resumeEndings.join(',')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            setChosen(file === undefined ? null : { name: file.name, size: file.size })
          }}
        />
        <span className="file-field-words" aria-hidden="true">
          <Icon name="plus" />
          <span>
            {chosen === null
              ? t('application.resume.choose')
              : t('application.resume.size', { name: chosen.name, size: megabytes(chosen.size) })}
          </span>
        </span>
        {progress !== null && (
          <progress value={percent} max={100} aria-label={t('application.resume.progress')} />
        )}
      </div>
      <ErrorLine id={`${id}-error`} error={error} keepsErrorLine={keepsErrorLine} />
      <p className="field-hint" id={`${id}-hint`}>
        {lost !== undefined && lost !== '' && chosen === null
          ? t('application.resume.again', { name: lost })
          : t('application.resume.hint')}
      </p>
    </div>
  )
}
