import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BoundBox } from '../../ui/form/bound-box.tsx'
import { Button, buttonClass, TextLink } from '../../ui/button.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Check } from '../../ui/form/check.tsx'
import { ErrorLine, Field, TextArea } from '../../ui/form/field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticks } from '../../ui/form/ticks.tsx'
import { Link } from '../../ui/link.tsx'
import { Part, type Words } from './part.tsx'

/** Buttons, fields and choices. */
export function ControlParts({ words }: { words: Words }) {
  const { t, language } = useI18n()
  const here = pages.testUi(language)
  return (
    <>
      <Part title={words.buttons}>
        <div className="test-ui-row">
          <Button>{words['button.filled']}</Button>
          <Button disabled>{words['button.disabled']}</Button>
          <Button busy={words['button.busy']}>{words['button.filled']}</Button>
          <Button look="outlined">{words['button.outlined']}</Button>
          <Button look="outlined" busy={words['button.busy']}>
            {words['button.outlined']}
          </Button>
          <Button small>{words['button.small']}</Button>
          <Button small look="outlined">
            {words['button.small']}
          </Button>
          <Link className={buttonClass('outlined', { small: true })} to={here}>
            {words['button.link']}
          </Link>
          <TextLink to={here}>{words['button.link']}</TextLink>
          <button className="icon-button" type="button" aria-label={words['button.small']}>
            <Icon name="heart" />
          </button>
        </div>
        <div className="test-ui-row test-ui-plate test-ui-dark on-dark">
          <Button look="light">{words['button.light']}</Button>
          <Button look="light" busy={words['button.busy']}>
            {words['button.light']}
          </Button>
          <TextLink to={here}>{words['button.link']}</TextLink>
          <button className="icon-button" type="button" aria-label={words['button.light']}>
            <Icon name="phone" />
          </button>
        </div>
        <Button wide>{words['button.filled']}</Button>
      </Part>
      <Part title={words.fields}>
        <div className="test-ui-columns">
          <Field label={words['field.empty']} placeholder={words['field.name']} />
          <Field label={words['field.filled']} defaultValue={words['field.name']} />
          <Field label={words['field.error']} defaultValue="+7 (701) 123" error={words['field.error.text']} />
          <Field
            label={words['field.hint']}
            placeholder="+7 (___) ___-__-__"
            hint={words['field.hint.text']}
          />
          <Field label={words['field.disabled']} defaultValue={words['field.name']} disabled />
          <Select
            label={words['field.select']}
            name="city"
            value="1"
            options={[
              { value: '1', title: words['field.option'] },
              { value: '2', title: words['chips.some'] },
            ]}
          />
          <TextArea label={words['field.area']} rows={3} />
          <TextArea label={words['field.area']} rows={3} error={words['field.error.text']} />
          <div className="field">
            <BoundBox
              name="price_to"
              label={words['field.bound']}
              value="45,000,000"
              placeholder=""
              apply={() => {}}
            />
            <ErrorLine error={words['field.error.text']} />
          </div>
        </div>
      </Part>
      <Part title={words.choice}>
        <div className="test-ui-columns">
          <div>
            <Check count="84" defaultChecked>
              {words['check.on']}
            </Check>
            <Check count="132">{words['check.off']}</Check>
            <Check checked>{words['check.address']}</Check>
            <Check aria-invalid="true" aria-describedby="check-error">
              {words['check.error']}
            </Check>
            <FieldError id="check-error">{t('validation.consent')}</FieldError>
          </div>
          <Choices
            label={words['choices.label']}
            name="format"
            defaultValue="office"
            options={[
              { value: 'office', title: words['choices.first'] },
              { value: 'site', title: words['choices.second'] },
              { value: 'online', title: words['choices.third'] },
            ]}
          />
          <Ticks
            label={words['ticks.label']}
            name="rooms"
            chosen={['2']}
            options={['1', '2', '3'].map((value) => ({ value, title: value }))}
          />
        </div>
      </Part>
    </>
  )
}
