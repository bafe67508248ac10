// Type-checked only, as Node can't import CSS: TypeScript finds the types of style sheets without a bundler.
import '@agency-site/ui/reset.css';
import '@agency-site/ui/styles.css';
