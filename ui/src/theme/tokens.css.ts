import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The names of all design tokens: `vars.color.ink` is `var(--ag-color-ink)`. Public and stable.
 * Roles name them, never hues or components; a theme changes values only.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Text, and the lines that top a block. */
      ink: 'color-ink',
      /** Secondary text, still 4.5:1 on paper. */
      quiet: 'color-quiet',
      /** Hairlines between rows; decorative. */
      line: 'color-line',
      /** Borders of controls, 3:1. */
      edge: 'color-edge',
      paper: 'color-paper',
      raised: 'color-raised',
      sunk: 'color-sunk',
      brand: 'color-brand',
      /** Background of chosen items. */
      brandTint: 'color-brand-tint',
      /** Text on the brand gradient. */
      onBrand: 'color-on-brand',
      /** Money saved, "Popular", "Recommended". */
      accent: 'color-accent',
      accentTint: 'color-accent-tint',
      /** Errors, and actions that are unavailable. */
      alarm: 'color-alarm',
      alarmTint: 'color-alarm-tint',
      success: 'color-success',
      focus: 'color-focus',
      /** The one dark section of a page, dark in both colour schemes. */
      night: 'color-night',
      onNight: 'color-on-night',
      quietNight: 'color-quiet-night',
      lineNight: 'color-line-night',
      /** The three strands of the brand's motif. */
      strandA: 'color-strand-a',
      strandB: 'color-strand-b',
      strandC: 'color-strand-c',
    },
    gradient: {
      /** Primary action, selected day, fallback screens; nowhere else. */
      brand: 'gradient-brand',
      /** Border of chosen items. */
      edge: 'gradient-edge',
    },
    /** Eight steps on 8 px: 8 16 24 32 48 64 96 128. */
    space: {
      s1: 'space-1',
      s2: 'space-2',
      s3: 'space-3',
      s4: 'space-4',
      s5: 'space-5',
      s6: 'space-6',
      s7: 'space-7',
      s8: 'space-8',
      /** Above and below each section of a page, 40 to 76 px. */
      section: 'space-section',
      /** Page margin, 20 to 48 px. */
      gutter: 'space-gutter',
    },
    /** What `data-density="compact"` makes smaller: the height of a field, of a day in a calendar, and the padding of a card. */
    size: { control: 'size-control', day: 'size-day', card: 'size-card' },
    /** 4 for controls, 12 for cards, 20 for panels. */
    radius: { r1: 'radius-1', r2: 'radius-2', r3: 'radius-3' },
    font: { family: 'font-family' },
    /** Font sizes; fluid from body up. */
    text: {
      display: 'text-display',
      h1: 'text-h1',
      h2: 'text-h2',
      h3: 'text-h3',
      lead: 'text-lead',
      body: 'text-body',
      ui: 'text-ui',
      small: 'text-small',
      fine: 'text-fine',
    },
    /** For floating elements. `press` is the edge of a primary button; `dock` is above a bar at the bottom. */
    shadow: { float: 'shadow-float', hover: 'shadow-hover', press: 'shadow-press', dock: 'shadow-dock' },
    /** Duration and easing together: `transition: transform ${vars.motion.fast}`. */
    motion: { fast: 'motion-fast', slow: 'motion-slow' },
    width: { content: 'width-content', reading: 'width-reading' },
  },
  (value) => `ag-${value}`,
);
