import './safe-part.css'
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

type LostWords = {
  /** The message; by default that a part of the page did not open. */
  words?: string
  /** The alternatives: links, addresses. */
  without?: ReactNode
  /** Where the part would have lain over the page, as menus and windows do. */
  isOver?: boolean
}

type SafePartProps = LostWords & {
  children: ReactNode
  /** An invisible part: it can disappear without a message. */
  isUnseen?: boolean
  /** The identity of its content: with other content it is tried again, as it is on another page. */
  shown?: unknown
  onLost?: (() => void) | undefined
  onAgain?: () => void
}

/** A part of a page whose failure breaks nothing else (R250): a message with alternatives takes its place. */
export function SafePart(props: SafePartProps) {
  const { pathname } = useLocation()
  return <Boundary {...props} pathname={pathname} />
}

type BoundaryProps = SafePartProps & { pathname: string }

class Boundary extends Component<BoundaryProps, { isLost: boolean; of: readonly unknown[] }> {
  override state = { isLost: false, of: [this.props.pathname, this.props.shown] }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  static getDerivedStateFromProps({ pathname, shown }: BoundaryProps, { of }: { of: readonly unknown[] }) {
    return of[0] === pathname && of[1] === shown ? null : { isLost: false, of: [pathname, shown] }
  }

  override componentDidCatch() {
    this.props.onLost?.()
  }

  override render() {
    const { children, isUnseen = false, onAgain, ...lost } = this.props
    if (!this.state.isLost) return children
    if (isUnseen) return null
    const again = () => {
      onAgain?.()
      this.setState({ isLost: false })
    }
    return <LostPart {...lost} again={again} />
  }
}

/** The replacement of a failed part. */
export function LostPart({ words, without, isOver = false, again }: LostWords & { again: () => void }) {
  const { t } = useI18n()
  return (
    <div className={isOver ? 'part-lost part-lost-over' : 'part-lost'}>
      <p role="alert">{words ?? t('error.part')}</p>
      {without}
      <Button look="outlined" small onClick={again}>
        {t('error.part.again')}
      </Button>
    </div>
  )
}

/** A part whose code is fetched when it is first shown, and once more when it is tried again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await load() }))
  let code = fetched()
  return function LazilySafePart(props: Props) {
    const [Code, setCode] = useState(() => code)
    return (
      <SafePart onAgain={() => setCode((code = fetched()))}>
        <Code {...props} />
      </SafePart>
    )
  }
}
