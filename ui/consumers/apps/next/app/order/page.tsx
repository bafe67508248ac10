import { Checkbox, ChoiceGroup, ConsentSwitch, MultiSelect, PackageCard, PathOption, TextField } from '@agency-site/ui';
import { OrderForm } from './OrderForm';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ga', label: 'Irish' },
  { value: 'de', label: 'German' },
];

/** A server component with a form whose state no app holds: each field begins with its default. */
export default function Order() {
  return (
    <main>
      <OrderForm>
        <ChoiceGroup legend="Tier" name="tier" defaultValue="foundation">
          <PackageCard value="foundation" title="Foundation" price="€800" />
          <PackageCard value="full" title="Full System" price="€1,600" />
        </ChoiceGroup>
        <ChoiceGroup legend="Extras" name="extra" several defaultValue={['photos']}>
          <PackageCard value="photos" title="Photos" />
          <PackageCard value="texts" title="Texts" />
        </ChoiceGroup>
        <PathOption
          name="path"
          value="template"
          defaultChecked
          title="Template Solution"
          description="Live within a week"
          price="€500"
          deposit="€250 today"
          features={[]}
          action="Get Template Solution"
        />
        <PackageCard type="checkbox" name="rush" value="yes" title="Rush" />
        <TextField label="Name" name="name" defaultValue="Ada" />
        <TextField label="Message" name="message" multiline defaultValue="Hello" />
        <MultiSelect label="Languages" name="language" options={languages} defaultValue={['en']} />
        <Checkbox label="Terms" name="terms" defaultChecked />
        <ConsentSwitch label="News" name="news" topics={[]} />
      </OrderForm>
    </main>
  );
}
