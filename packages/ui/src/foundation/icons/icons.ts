import {
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  ArrowUpRight as arrowUpRight,
  Braces as braces,
  Calendar as calendar,
  CalendarDays as calendarDays,
  CalendarPlus as calendarPlus,
  ChartNoAxesCombined as chartNoAxesCombined,
  ChartSpline as chartSpline,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronsDownUp as chevronsDownUp,
  ChevronsLeft as chevronsLeft,
  ChevronsRight as chevronsRight,
  ChevronsUpDown as chevronsUpDown,
  ChevronUp as chevronUp,
  Circle as circle,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleStop as circleStop,
  CircleUser as circleUser,
  Clock as clock,
  Columns3 as columns3,
  Copy as copy,
  CornerDownLeft as cornerDownLeft,
  Download as download,
  Ellipsis as ellipsis,
  EllipsisVertical as ellipsisVertical,
  Eraser as eraser,
  Eye as eye,
  EyeOff as eyeOff,
  FileDown as fileDown,
  FileSpreadsheet as fileSpreadsheet,
  FileText as fileText,
  Flag as flag,
  GitCompareArrows as gitCompareArrows,
  Globe as globe,
  History as history,
  House as house,
  Info as info,
  LifeBuoy as lifeBuoy,
  List as list,
  ListFilter as listFilter,
  Lock as lock,
  LockKeyhole as lockKeyhole,
  Magnet as magnet,
  Maximize2 as maximize2,
  Menu as menu,
  Minimize2 as minimize2,
  Minus as minus,
  MonitorSmartphone as monitorSmartphone,
  Moon as moon,
  MousePointer2 as mousePointer2,
  MoveUpRight as moveUpRight,
  Palette as palette,
  PencilRuler as pencilRuler,
  Pin as pin,
  PinOff as pinOff,
  Plus as plus,
  Redo2 as redo2,
  RefreshCw as refreshCw,
  RotateCcw as rotateCcw,
  Rows4 as rows4,
  Ruler as ruler,
  Search as search,
  SeparatorVertical as separatorVertical,
  Settings as settings,
  Settings2 as settings2,
  SlidersHorizontal as slidersHorizontal,
  Smartphone as smartphone,
  Square as square,
  SquareChevronRight as squareChevronRight,
  Star as star,
  Sun as sun,
  Table2 as table2,
  Tags as tags,
  Trash2 as trash2,
  TrendingUp as trendingUp,
  TriangleAlert as triangleAlert,
  Type as type,
  Undo2 as undo2,
  Volume2 as volume2,
  X as x,
} from 'lucide'
import { icon } from './icon.tsx'

export { type Icon, type IconProps, icon } from './icon.tsx'

// every icon that our parts and pages draw; a page ships those that it imports
export const ArrowDown = /* @__PURE__ */ icon('arrow-down', arrowDown)
export const ArrowLeft = /* @__PURE__ */ icon('arrow-left', arrowLeft)
export const ArrowRight = /* @__PURE__ */ icon('arrow-right', arrowRight)
export const ArrowUp = /* @__PURE__ */ icon('arrow-up', arrowUp)
export const ArrowUpRight = /* @__PURE__ */ icon('arrow-up-right', arrowUpRight)
export const Braces = /* @__PURE__ */ icon('braces', braces)
export const Calendar = /* @__PURE__ */ icon('calendar', calendar)
export const CalendarDays = /* @__PURE__ */ icon('calendar-days', calendarDays)
export const CalendarPlus = /* @__PURE__ */ icon('calendar-plus', calendarPlus)
export const ChartNoAxesCombined = /* @__PURE__ */ icon('chart-no-axes-combined', chartNoAxesCombined)
export const ChartSpline = /* @__PURE__ */ icon('chart-spline', chartSpline)
export const Check = /* @__PURE__ */ icon('check', check)
export const ChevronDown = /* @__PURE__ */ icon('chevron-down', chevronDown)
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left', chevronLeft)
export const ChevronRight = /* @__PURE__ */ icon('chevron-right', chevronRight)
export const ChevronUp = /* @__PURE__ */ icon('chevron-up', chevronUp)
export const ChevronsDownUp = /* @__PURE__ */ icon('chevrons-down-up', chevronsDownUp)
export const ChevronsLeft = /* @__PURE__ */ icon('chevrons-left', chevronsLeft)
export const ChevronsRight = /* @__PURE__ */ icon('chevrons-right', chevronsRight)
export const ChevronsUpDown = /* @__PURE__ */ icon('chevrons-up-down', chevronsUpDown)
export const Circle = /* @__PURE__ */ icon('circle', circle)
export const CircleAlert = /* @__PURE__ */ icon('circle-exclamation-point', circleAlert)
export const CircleCheck = /* @__PURE__ */ icon('circle-check', circleCheck)
export const CircleStop = /* @__PURE__ */ icon('circle-stop', circleStop)
export const CircleUser = /* @__PURE__ */ icon('circle-user', circleUser)
export const Clock = /* @__PURE__ */ icon('clock', clock)
export const Columns3 = /* @__PURE__ */ icon('columns-3', columns3)
export const Copy = /* @__PURE__ */ icon('copy', copy)
export const CornerDownLeft = /* @__PURE__ */ icon('corner-down-left', cornerDownLeft)
export const Download = /* @__PURE__ */ icon('download', download)
export const Ellipsis = /* @__PURE__ */ icon('ellipsis', ellipsis)
export const EllipsisVertical = /* @__PURE__ */ icon('ellipsis-vertical', ellipsisVertical)
export const Eraser = /* @__PURE__ */ icon('eraser', eraser)
export const Eye = /* @__PURE__ */ icon('eye', eye)
export const EyeOff = /* @__PURE__ */ icon('eye-off', eyeOff)
export const FileDown = /* @__PURE__ */ icon('file-down', fileDown)
export const FileSpreadsheet = /* @__PURE__ */ icon('file-spreadsheet', fileSpreadsheet)
export const FileText = /* @__PURE__ */ icon('file-text', fileText)
export const Flag = /* @__PURE__ */ icon('flag', flag)
export const GitCompareArrows = /* @__PURE__ */ icon('git-compare-arrows', gitCompareArrows)
export const Globe = /* @__PURE__ */ icon('globe', globe)
export const History = /* @__PURE__ */ icon('rotate-ccw-clock', history)
export const House = /* @__PURE__ */ icon('house', house)
export const Info = /* @__PURE__ */ icon('info', info)
export const LifeBuoy = /* @__PURE__ */ icon('life-buoy', lifeBuoy)
export const List = /* @__PURE__ */ icon('list', list)
export const ListFilter = /* @__PURE__ */ icon('list-filter', listFilter)
export const Lock = /* @__PURE__ */ icon('lock', lock)
export const LockKeyhole = /* @__PURE__ */ icon('lock-keyhole', lockKeyhole)
export const Magnet = /* @__PURE__ */ icon('magnet', magnet)
export const Maximize2 = /* @__PURE__ */ icon('maximize-2', maximize2)
export const Menu = /* @__PURE__ */ icon('menu', menu)
export const Minimize2 = /* @__PURE__ */ icon('minimize-2', minimize2)
export const Minus = /* @__PURE__ */ icon('minus', minus)
export const MonitorSmartphone = /* @__PURE__ */ icon('monitor-smartphone', monitorSmartphone)
export const Moon = /* @__PURE__ */ icon('moon', moon)
export const MousePointer2 = /* @__PURE__ */ icon('mouse-pointer-2', mousePointer2)
export const MoveUpRight = /* @__PURE__ */ icon('move-up-right', moveUpRight)
export const Palette = /* @__PURE__ */ icon('palette', palette)
export const PencilRuler = /* @__PURE__ */ icon('pencil-ruler', pencilRuler)
export const Pin = /* @__PURE__ */ icon('pin', pin)
export const PinOff = /* @__PURE__ */ icon('pin-off', pinOff)
export const Plus = /* @__PURE__ */ icon('plus', plus)
export const Redo2 = /* @__PURE__ */ icon('redo-2', redo2)
export const RefreshCw = /* @__PURE__ */ icon('refresh-cw', refreshCw)
export const RotateCcw = /* @__PURE__ */ icon('rotate-ccw', rotateCcw)
export const Rows4 = /* @__PURE__ */ icon('rows-4', rows4)
export const Ruler = /* @__PURE__ */ icon('ruler', ruler)
export const Search = /* @__PURE__ */ icon('search', search)
export const SeparatorVertical = /* @__PURE__ */ icon('separator-vertical', separatorVertical)
export const Settings = /* @__PURE__ */ icon('settings', settings)
export const Settings2 = /* @__PURE__ */ icon('settings-2', settings2)
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal', slidersHorizontal)
export const Smartphone = /* @__PURE__ */ icon('smartphone', smartphone)
export const Square = /* @__PURE__ */ icon('square', square)
export const SquareChevronRight = /* @__PURE__ */ icon('square-chevron-right', squareChevronRight)
export const Star = /* @__PURE__ */ icon('star', star)
export const Sun = /* @__PURE__ */ icon('sun', sun)
export const Table2 = /* @__PURE__ */ icon('table-2', table2)
export const Tags = /* @__PURE__ */ icon('tags', tags)
export const Trash2 = /* @__PURE__ */ icon('trash', trash2)
export const TrendingUp = /* @__PURE__ */ icon('trending-up', trendingUp)
export const TriangleAlert = /* @__PURE__ */ icon('triangle-exclamation-point', triangleAlert)
export const Type = /* @__PURE__ */ icon('type', type)
export const Undo2 = /* @__PURE__ */ icon('undo-2', undo2)
export const Volume2 = /* @__PURE__ */ icon('volume-2', volume2)
export const X = /* @__PURE__ */ icon('x', x)
