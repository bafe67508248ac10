import { Proof } from '../portfolio/Proof';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LoginPrompt } from './LoginPrompt';
import { Questions } from './Questions';
import { Services } from './Services';
import { TrinityFamily } from './TrinityFamily';
import { landing } from './words.ts';

export function Component() {
  return (
    <>
      <title>{landing.title}</title>
      <meta name="description" content={landing.description} />
      <LoginPrompt />
      <Hero />
      <Proof />
      <Services />
      <TrinityFamily />
      <HowItWorks />
      <Questions />
    </>
  );
}
