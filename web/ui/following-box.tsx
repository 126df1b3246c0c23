import { type InputHTMLAttributes, useEffect, useRef } from 'react'

type FollowingBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'checked'> & { checked: boolean }

/**
 * A checkbox that ticks by itself at once and follows the address later, whichever changed it. React would untick a box
 * it holds until the new address is there, and a visitor with a slow phone would see that.
 */
export function FollowingBox({ checked, ...input }: FollowingBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.checked = checked
  }, [checked])
  return <input type="checkbox" ref={box} defaultChecked={checked} {...input} />
}
