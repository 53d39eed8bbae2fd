/**
 * Behaviours of the W3C's ARIA Authoring Practices Guide, for the widgets that this library has. Names of behaviours are the
 * guide's, so that its tests and ours can be compared; descriptions are ours. A test whose title begins with `APG <pattern>: <behaviour>` proves one.
 */

export type Pattern = {
  /** As in test titles: `APG tabs: …`. */
  name: string
  /** The guide's example. */
  example: string
  /** Behaviour by name. */
  behaviours: Readonly<Record<string, string>>
}

/** A behaviour that differs by the product's specification; a test titled `APG <pattern>: <behaviour> deviates` proves how. */
export type Deviation = {
  pattern: string
  behaviour: string
  /** Where the specification says so. */
  spec: string
  /** Its sentence. */
  sentence: string
  /** What happens instead, and why that follows. */
  instead: string
}

const TAB_ROLES = {
  'tablist-role': 'the bar is a list of tabs',
  'tablist-aria-labelledby': 'the bar has a name',
  'tab-role': 'each button in the bar is a tab',
  'tab-aria-selected': 'the open tab alone is selected, and its panel alone is shown',
  'tab-tabindex': 'of all tabs Tab reaches the open one',
  'tabpanel-role': 'what a tab opens is its panel',
  'tabpanel-aria-labelledby': 'a panel is named by its tab',
}

export const PATTERNS: readonly Pattern[] = [
  {
    name: 'tabs',
    example: 'Tabs with automatic activation',
    behaviours: {
      ...TAB_ROLES,
      'tab-aria-control': 'a tab points at its panel',
      'tabpanel-tabindex': 'a panel without a control at its beginning can be focused',
      'key-tab': 'Tab goes to the open tab, then to its panel',
      'key-right-arrow': 'the right arrow focuses and opens the next tab, after the last the first',
      'key-left-arrow': 'the left arrow focuses and opens the tab before, before the first the last',
      'key-home': 'Home focuses and opens the first tab',
      'key-end': 'End focuses and opens the last tab',
    },
  },
  {
    name: 'tabs-manual',
    example: 'Tabs with manual activation',
    behaviours: {
      ...TAB_ROLES,
      'tab-aria-controls': 'a tab points at its panel',
      'key-tab': 'Tab goes to the open tab, then to the first control of its panel',
      'key-right-arrow': 'the right arrow focuses the next tab, after the last the first, and opens nothing',
      'key-left-arrow': 'the left arrow focuses the tab before, before the first the last, and opens nothing',
      'key-home': 'Home focuses the first tab and opens nothing',
      'key-end': 'End focuses the last tab and opens nothing',
      'key-enter-or-space': 'Enter and Space open the tab that has focus',
    },
  },
  {
    name: 'dialog-modal',
    example: 'Modal dialog',
    behaviours: {
      'dialog-role': 'the box is a dialog',
      'aria-labelledby': 'it is named by its title',
      'aria-describedby': 'it is described by its sentence, if it has one',
      'aria-modal': 'it says of itself that nothing outside of it can be used',
      'key-tab': 'Tab goes round everything inside',
      'key-shift-tab': 'Shift and Tab go round the other way',
      'key-escape': 'Escape closes it from wherever focus stands',
    },
  },
  {
    name: 'disclosure',
    example: 'Disclosure of answers to frequent questions',
    behaviours: {
      'button-aria-controls': 'the button points at what it opens',
      'button-aria-expanded': 'the button says whether it is open',
      'key-tab': 'Tab goes from button to button, open or closed',
      'key-enter-or-space': 'Enter and Space open and close',
    },
  },
  {
    name: 'disclosure-navigation',
    example: 'Disclosure navigation menu with top-level links',
    behaviours: {
      'link-aria-current': 'the link to the current page is marked',
      'button-aria-controls': 'the button points at its links',
      'button-aria-expanded': 'the button says whether they are shown',
      'key-tab': 'Tab goes through links, buttons and the links that are shown',
      'key-enter-or-space': 'Enter and Space show and hide the links',
      'key-escape': 'Escape hides them, and the focus is on the button',
      'arrow-keys': 'the arrows go along the row, into the links and through them',
      'home-end-keys': 'Home and End go to the first and the last',
      'focus-out': 'focus that leaves the menu hides them',
      'link-name': 'the button beside a link is named after it',
    },
  },
  {
    name: 'sortable-table',
    example: 'Sortable table',
    behaviours: {
      'span-aria-hidden': 'the sign of the order is for eyes alone',
      'th-aria-sort': 'the first press of a heading sorts descending, the second ascending',
    },
  },
  {
    name: 'checkbox-mixed',
    example: 'Checkbox with three states',
    behaviours: {
      'checkbox-role': 'the box that stands for a group is a checkbox',
      'checkbox-tabindex': 'Tab reaches it',
      'checkbox-aria-controls': 'it says which boxes it sets',
      'checkbox-aria-checked-false': 'it is off while none of them is on',
      'checkbox-aria-checked-mixed': 'it is mixed while some of them are on',
      'checkbox-aria-checked-true': 'it is on while all of them are',
      'key-tab': 'Tab goes from box to box',
      'key-space': 'Space makes a mixture all, all none, and none the mixture that was there before',
    },
  },
  {
    name: 'menu-button',
    example: 'Menu button with actions',
    behaviours: {
      'menu-button-aria-haspopup': 'the button says that it opens a menu',
      'menu-button-aria-controls': 'the button points at its menu',
      'menu-button-aria-expanded': 'the button says that the menu is open',
      'menu-role': 'the list of entries is a menu',
      'menu-aria-labelledby': 'the menu is named by its button',
      'menuitem-role': 'each entry is one of the menu',
      'menuitem-tabindex': 'no entry is a stop for Tab',
      'menu-button-key-open': 'Enter, Space and the down arrow open it with focus on the first entry',
      'menu-button-key-up-arrow': 'the up arrow opens it with focus on the last entry',
      'menu-key-enter': 'Enter chooses, closes, and gives focus back to the button',
      'menu-key-escape': 'Escape closes without choosing, and gives focus back to the button',
      'menu-key-down-arrow': 'the down arrow goes to the next entry, after the last to the first',
      'menu-key-up-arrow': 'the up arrow goes to the entry before, before the first to the last',
      'menu-key-home': 'Home goes to the first entry',
      'menu-key-end': 'End goes to the last entry',
      'menu-key-character': 'a letter goes to the next entry that begins with it',
    },
  },
  {
    name: 'date-picker',
    example: 'Date picker dialog',
    behaviours: {
      'textbox-aria-describedby': 'the sentence on how to write the date describes the field',
      'calendar-button-aria-label': 'the button has a name, which says the date once one is picked',
      'button-space-return': 'Space and Enter on the button open it with focus on the date, else on today',
      'dialog-role': 'what opens is a dialog',
      'dialog-aria-modal': 'it says of itself that nothing outside of it can be used',
      'dialog-aria-label': 'it has a name',
      'change-date-aria-live': 'another month is said as it appears',
      'dialog-aria-live': 'the keys of the grid are said when focus comes into it',
      'change-date-button-aria-label': 'the buttons that turn month and year have names',
      'dialog-esc': 'Escape closes it from wherever focus stands and picks nothing',
      'dialog-tab': 'Tab goes round everything inside',
      'dialog-shift-tab': 'Shift and Tab go round the other way',
      'month-year-button-space-return': 'Space and Enter on those buttons turn month and year',
      'okay-cancel-button-space-return': 'Space and Enter on OK take the date, on Cancel drop it',
      'grid-role': 'the days are a grid',
      'grid-aria-labelledby': 'the grid is named by its month',
      'gridcell-button-tabindex': 'of all days Tab reaches one',
      'gridcell-button-aria-selected': 'the picked day alone is selected',
      'grid-space-return': 'Space and Enter pick the day, close, write it into the field and give focus back',
      'grid-up-arrow': 'the up arrow goes to the same day a week before',
      'grid-down-arrow': 'the down arrow goes to the same day a week later',
      'grid-right-arrow': 'the right arrow goes to the next day',
      'grid-left-arrow': 'the left arrow goes to the day before',
      'grid-home': 'Home goes to the first day of the week',
      'grid-end': 'End goes to the last day of the week',
      'grid-pageup': 'Page Up goes to the same day a month before, or to its last',
      'grid-shift-pageup': 'Shift and Page Up go to the same day a year before, or to the last of that month',
      'grid-pagedown': 'Page Down goes to the same day a month later, or to its last',
      'grid-shift-pagedown':
        'Shift and Page Down go to the same day a year later, or to the last of that month',
    },
  },
  {
    name: 'combobox-autocomplete-list',
    example: 'Editable combobox with list autocomplete',
    behaviours: {
      'combobox-role': 'the field is a combobox',
      'combobox-aria-haspopup': 'it says that a list pops up',
      'combobox-aria-autocomplete': 'it says that the list follows what is typed',
      'combobox-aria-controls': 'it points at its list',
      'combobox-aria-expanded': 'it says whether options are there',
      'combobox-aria-activedescendant':
        'it points at the option that is drawn as active, and at nothing else',
      'listbox-role': 'what holds the options is a list box',
      'listbox-aria-label': 'the list has a name',
      'option-role': 'each entry is an option',
      'option-aria-selected': 'the active option alone is selected',
      'textbox-key-down-arrow': 'from the text, the down arrow opens the list and goes to its first option',
      'textbox-key-up-arrow': 'from the text, the up arrow opens the list and goes to its last option',
      'textbox-key-alt-down-arrow': 'Alt and the down arrow open the list and go nowhere',
      'textbox-key-alt-up-arrow': 'Alt and the up arrow close it',
      'textbox-key-escape': 'Escape closes what is open, and clears the text once nothing is',
      'standard-single-line-editing-keys': 'the keys of text editing work in the text',
      'listbox-key-enter': 'Enter takes the active option and closes the list',
      'listbox-key-escape': 'Escape closes the list and takes nothing',
      'listbox-key-down-arrow': 'the down arrow goes to the next option, after the last to the first',
      'listbox-key-up-arrow': 'the up arrow goes to the option before, before the first to the last',
      'listbox-key-right-arrow': 'the right arrow goes back to the text and moves in it',
      'listbox-key-left-arrow': 'the left arrow goes back to the text and moves in it',
      'listbox-key-home': 'Home goes to the first option',
      'listbox-key-end': 'End goes to the last option',
      'listbox-key-page-down': 'Page Down goes ten options on, at most to the last',
      'listbox-key-page-up': 'Page Up goes ten options back, at most to the first',
      'listbox-characters': 'a letter goes into the text, and the active option is let go',
    },
  },
  {
    name: 'switch',
    example: 'Switch using HTML button',
    behaviours: {
      'switch-role': 'the button is a switch, named by a label that does not change with the state',
      'switch-aria-checked': 'it says whether it is on',
      'key-space': 'Space turns it on and off',
    },
  },
  {
    name: 'radio',
    example: 'Radio group using roving tabindex',
    behaviours: {
      'radiogroup-role': 'what holds the options is a radio group',
      'radiogroup-aria-labelledby': 'the group is named by its label',
      'radio-role': 'each option is a radio button',
      'radio-aria-checked': 'the checked one alone says so',
      'radio-tabindex': 'of all options Tab reaches the checked one',
      'key-tab': 'Tab goes to the checked option, without one to the first, and then on',
      'key-space': 'Space checks the option that has focus',
      'key-down-arrow': 'the down arrow focuses and checks the next option, after the last the first',
      'key-right-arrow': 'the right arrow focuses and checks the next option, after the last the first',
      'key-up-arrow': 'the up arrow focuses and checks the option before, before the first the last',
      'key-left-arrow': 'the left arrow focuses and checks the option before, before the first the last',
    },
  },
  {
    name: 'accordion',
    example: 'Accordion',
    behaviours: {
      'header-role': 'the title of each section is a heading',
      'button-aria-expanded': 'the button in the heading says whether its section is open',
      'button-aria-controls': 'the button points at what it opened',
      'region-role': 'what a section opens is a region',
      'region-aria-labelledby': 'a region is named by its button',
      'key-enter-or-space': 'Enter and Space open and close the section',
      'key-tab': 'Tab goes from heading to heading, and through what is open',
      'key-down-arrow': 'the down arrow goes to the next heading, after the last to the first',
      'key-up-arrow': 'the up arrow goes to the heading before, before the first to the last',
      'key-home': 'Home goes to the first heading',
      'key-end': 'End goes to the last heading',
    },
  },
  {
    name: 'slider',
    example: 'Color viewer slider',
    behaviours: {
      'slider-role': 'each thumb is a slider with its value, its limits and a name',
      'aria-valuetext': 'the value is said with its unit',
      'key-right-arrow': 'the right arrow goes one step up',
      'key-left-arrow': 'the left arrow goes one step down',
      'key-up-arrow': 'the up arrow goes one step up',
      'key-down-arrow': 'the down arrow goes one step down',
      'key-page-up': 'Page Up goes ten steps up',
      'key-page-down': 'Page Down goes ten steps down',
      'key-home': 'Home goes to the lowest value',
      'key-end': 'End goes to the highest value',
    },
  },
  {
    name: 'alert',
    example: 'Alert',
    behaviours: { 'alert-role': 'a message that comes later is said at once' },
  },
]

const POPUP_OF_DATES =
  'closed becomes open on focus or press; closes on outside click, Enter or Tab, pick, clear or confirm'

export const DEVIATIONS: readonly Deviation[] = [
  {
    pattern: 'sortable-table',
    behaviour: 'th-aria-sort',
    spec: 'shared-blocks §4',
    sentence: 'Table sort: per column cycles none, ascending, descending, none',
    instead:
      'the first press sorts ascending, the second descending, the third restores the order that was given',
  },
  {
    pattern: 'checkbox-mixed',
    behaviour: 'key-space',
    spec: 'shared-blocks §2',
    sentence: 'Watchlists as checkboxes in four columns with select-all and clear-all links',
    instead: 'Space selects all or clears all, as those links do; an earlier mixture does not come back',
  },
  {
    pattern: 'dialog-modal',
    behaviour: 'aria-modal',
    spec: 'shared-blocks §4, §5',
    sentence:
      'the button becomes a continue button opening the modal of step 2 (details) … The date picker starts the week on Monday and cannot be cleared',
    instead:
      'everything behind the dialog is hidden from assistive tech; aria-modal would hide the popup of a date picker inside as well, which stands beside the dialog in the page',
  },
  {
    pattern: 'date-picker',
    behaviour: 'button-space-return',
    spec: 'shared-blocks §4',
    sentence: POPUP_OF_DATES,
    instead:
      'the field itself opens it, on focus as well, so Tab leaves the button out; focus stays in the text that is typed, and Arrow Down goes to the date or to today',
  },
  {
    pattern: 'date-picker',
    behaviour: 'calendar-button-aria-label',
    spec: 'shared-blocks §4, §5',
    sentence: `${POPUP_OF_DATES} … Typed text is parsed with the format`,
    instead: 'focus comes back to the field, whose own text is the date; the name of the button stays',
  },
  {
    pattern: 'date-picker',
    behaviour: 'dialog-aria-modal',
    spec: 'shared-blocks §4',
    sentence: POPUP_OF_DATES,
    instead: 'the popup opens while one types and tabs through the page, so it leaves the page in use',
  },
  {
    pattern: 'date-picker',
    behaviour: 'dialog-tab',
    spec: 'shared-blocks §4',
    sentence: POPUP_OF_DATES,
    instead: 'Tab goes on through the popup, and closes it on the way out instead of going round',
  },
  {
    pattern: 'date-picker',
    behaviour: 'dialog-shift-tab',
    spec: 'shared-blocks §4',
    sentence: POPUP_OF_DATES,
    instead: 'Shift and Tab go back through the popup to the field instead of going round',
  },
  {
    pattern: 'date-picker',
    behaviour: 'okay-cancel-button-space-return',
    spec: 'shared-blocks §4',
    sentence: POPUP_OF_DATES,
    instead:
      'OK is there where picks are confirmed; there is no Cancel, Escape and a press outside drop the pick',
  },
]
