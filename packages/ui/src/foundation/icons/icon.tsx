import type { IconNode } from 'lucide'
import { createElement, type ReactElement, type SVGProps } from 'react'

/** What an icon takes: the attributes of its `<svg>`, and its edge. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  /** Width and height in pixels (default 24); a class such as `size-4` wins over it. */
  size?: number | string
}

/** A component that draws one icon. */
export type Icon = {
  (props: IconProps): ReactElement
  displayName: string
}

const isNamed = (props: IconProps) => Boolean(props['aria-label'] || props['aria-labelledby'] || props.role)

/**
 * A component for one of Lucide's icons, drawn in the colour of the text around it and hidden from screen readers unless it is given a
 * name or a role. `lucide-react` does the same, with a context and converters that a page would pay for with every button.
 */
export function icon(name: string, node: IconNode): Icon {
  const parts = node.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))
  function Drawn({ size = 24, className, ...props }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`}
        {...(isNamed(props) && { 'aria-hidden': undefined })}
        {...props}
      >
        {parts}
      </svg>
    )
  }
  Drawn.displayName = name
  return Drawn
}
