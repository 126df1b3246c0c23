import { type InputHTMLAttributes, useEffect, useRef } from 'react'

type FollowingBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'checked'> & { checked: boolean }

/**
 * A checkbox that ticks by itself at once and follows the address later, after a change of either. React would untick
 * a box it holds until the new address is there, and a visitor with a slow phone would see that.
 */
export function FollowingBox({ checked, ...input }: FollowingBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const followed = useRef(checked)
  useEffect(() => {
    // A box ticked before hydration is the visitor's choice.
    if (box.current !== null && followed.current !== checked) box.current.checked = checked
    followed.current = checked
  }, [checked])
  return <input type="checkbox" ref={box} defaultChecked={checked} {...input} />
}
